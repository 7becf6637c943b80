import { revalidateLogic, useStore } from '@tanstack/react-form'
import type { DefaultError, UseMutationOptions } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import * as v from 'valibot'
import { ActionForm, type ActionLabels } from '@/components/form/action-form'
import { useAppForm } from '@/components/form/form'
import { noReason, reasonFieldSchema, reasonValuesSchema } from '@/components/form/reason-field'
import { useRestoredDraft, useSavedDraft } from '@/lib/form-draft'
import { formatCount } from '@/lib/format'
import type { Outcome } from '@/lib/outcome'
import { useSubmitOnce } from '@/lib/use-submit-once'

const valuesSchema = v.object({ reason: reasonValuesSchema, note: v.string() })
const draftSchema = v.object({ values: valuesSchema, wasSaving: v.boolean() })

const formSchema = (hasReason: boolean, maxNote: number) =>
  v.object({
    reason: hasReason ? reasonFieldSchema : reasonValuesSchema,
    note: v.pipe(
      v.string(),
      v.trim(),
      v.maxLength(maxNote, `Enter at most ${formatCount(maxNote)} characters`),
    ),
  })

interface ActionDialogProps<TVariables> extends ActionLabels {
  /** Identifies the draft of the text: the action and the id of its object. */
  draftName: string
  mutation: UseMutationOptions<Outcome, DefaultError, TVariables>
  /** Returns the variables of the mutation. `text` is the reason or the note; it is empty if the action has neither. */
  getVariables: (text: string) => NoInfer<TVariables>
  /** The presets of the reason. Omit them for an action without a reason. */
  reasons?: readonly string[]
  /** The object's note, for the action that changes it. */
  note?: { value: string; maxLength: number }
  onClose: () => void
  /** The question: it names the object and the consequence. */
  children: ReactNode
}

/** Asks before an action, and for its reason or note if it has one. It stays open, with the text, if the request fails. */
export function ActionDialog<TVariables>(props: ActionDialogProps<TVariables>) {
  const { draftName, mutation, getVariables, reasons, note, onClose, children, ...labels } = props
  const draft = useRestoredDraft(draftName, draftSchema)
  const [defaultValues] = useState(draft?.values ?? { reason: noReason, note: note?.value ?? '' })
  const [schema] = useState(() => formSchema(reasons !== undefined, note?.maxLength ?? 0))
  const action = useSubmitOnce(mutation)
  const form = useAppForm({
    defaultValues,
    validationLogic: revalidateLogic(),
    validators: { onDynamic: schema },
    onSubmit: async ({ value }) => {
      const { reason, note: text } = v.parse(schema, value)
      await action.submit(getVariables(typeof reason === 'string' ? reason : text), onClose)
    },
  })
  const isChanged = useStore(form.store, (state) => !state.isDefaultValue) || draft !== null
  useSavedDraft(draftName, () =>
    isChanged ? { values: form.state.values, wasSaving: action.isInFlight() } : null,
  )

  return (
    <ActionForm
      form={form}
      isChanged={isChanged}
      restored={draft}
      isSaving={action.isPending}
      onClose={onClose}
      {...labels}
    >
      {children}
      {reasons && (
        <form.AppField name="reason">
          {(field) => <field.ReasonField presets={reasons} />}
        </form.AppField>
      )}
      {note && (
        <form.AppField name="note">
          {(field) => <field.TextAreaField label="Note" maxLength={note.maxLength} />}
        </form.AppField>
      )}
    </ActionForm>
  )
}
