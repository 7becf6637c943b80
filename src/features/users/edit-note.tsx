import * as v from 'valibot'
import { patchMutation } from '@/api/requests'
import { ActionForm } from '@/components/form/action-form'
import type { ShownFields } from '@/components/form/edit-questions'
import { useActionForm } from '@/components/form/use-action-form'
import { useEdit } from '@/components/form/use-edit'
import { textUpTo } from '@/domain/body-fields'
import { userFields, userName } from './fields'
import { MAX_NOTE, userResource, type User } from './resource'

const valuesSchema = v.object({ note: v.string() })
type Values = v.InferOutput<typeof valuesSchema>

const noteValues = ({ note }: User): Values => ({ note: note ?? '' })

const { label } = userFields.note
const shown: ShownFields<Values> = { note: [label, ({ note }) => note] }

const saveNote = patchMutation(userResource, 'Note saved')

interface EditNoteProps {
  user: User
  onClose: () => void
}

export default function EditNote({ user, onClose }: EditNoteProps) {
  const { id } = user
  const edit = useEdit({
    resource: userResource,
    getName: userName,
    toValues: noteValues,
    toEdit: ({ note }) => ({ note: note.trim() }),
    shown,
  })
  const { form, dialog } = useActionForm({
    draftName: `note user ${id}`,
    valuesSchema,
    initialValues: noteValues(user),
    schema: v.object({ note: textUpTo(MAX_NOTE) }),
    mutation: saveNote,
    toVariables: (body, states) =>
      edit.merge(user, states, () => ({ id, detail: userName(user), body })),
    onClose,
  })
  return (
    <>
      <ActionForm title="Edit note" confirmLabel="Save note" dialog={dialog} onBack={edit.onBack}>
        <p>Seen by administrators only</p>
        <form.AppField name="note">
          {(field) => <field.TextAreaField label={label} maxLength={MAX_NOTE} />}
        </form.AppField>
      </ActionForm>
      {edit.question}
    </>
  )
}
