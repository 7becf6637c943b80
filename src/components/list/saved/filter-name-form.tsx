import { revalidateLogic } from '@tanstack/react-form'
import type { ReactNode } from 'react'
import * as v from 'valibot'
import { ActionForm } from '@/components/form/action-form'
import { useAppForm } from '@/components/form/form'
import { MAX_NAME, uniqueName } from '@/domain/saved-names'
import type { SavedFilter } from '@/memory/list-preferences'

interface FilterNameFormProps {
  title: string
  name?: string
  /** The saved filters of the list, whose names are taken. */
  others: readonly SavedFilter[]
  onSave: (name: string) => void
  onClose: () => void
  children?: ReactNode
}

export function FilterNameForm(props: FilterNameFormProps) {
  const { title, name = '', others, onSave, onClose, children } = props
  const schema = v.object({
    name: uniqueName(others, 'You already have saved filters with this name'),
  })
  const form = useAppForm({
    defaultValues: { name },
    validationLogic: revalidateLogic(),
    validators: { onDynamic: schema },
    onSubmit: ({ value }) => onSave(v.parse(schema, value).name),
  })
  return (
    <ActionForm
      title={title}
      confirmLabel="Save"
      // One name is quickly typed again: closing needs no confirmation.
      dialog={{ form, isChanged: false, isSaving: false, onClose }}
    >
      {children}
      <form.AppField name="name">
        {(field) => (
          <field.TextField label="Name" required maxLength={MAX_NAME} autoComplete="off" />
        )}
      </form.AppField>
    </ActionForm>
  )
}
