import * as v from 'valibot'
import { ActionForm } from '@/components/form/action-form'
import { noReason, reasonFieldSchema, reasonValuesSchema } from '@/components/form/reason-field'
import { useActionForm } from '@/components/form/use-action-form'
import { formatCount } from '@/lib/format'
import type { ModuleDefinition } from '@/lib/module'
import { patchMutation, type Target } from '@/lib/module-api'
import type { QuestionAction } from './record-action'

const valuesSchema = v.object({ reason: reasonValuesSchema, note: v.string() })

const formSchema = (hasReason: boolean, maxNote: number) =>
  v.object({
    reason: hasReason ? reasonFieldSchema : reasonValuesSchema,
    note: v.pipe(
      v.string(),
      v.trim(),
      v.maxLength(maxNote, `Enter at most ${formatCount(maxNote)} characters`),
    ),
  })

interface QuestionDialogProps {
  definition: Pick<ModuleDefinition, 'noun' | 'path'>
  record: Target
  action: QuestionAction
  onClose: () => void
}

/** Asks before an action, and for its reason or note if it has one. It stays open, with the text, if the request fails. */
export default function QuestionDialog({
  definition,
  record,
  action,
  onClose,
}: QuestionDialogProps) {
  const { label, title, question, warning, reasons, note, isAllowed, ...labels } = action
  const [noun] = definition.noun
  const { form, dialog } = useActionForm({
    draftName: `${action.dialog} ${noun} ${record.id}`,
    values: valuesSchema,
    initialValues: { reason: noReason, note: note?.value ?? '' },
    schema: formSchema(reasons !== undefined, note?.maxLength ?? 0),
    mutation: 'mutation' in action ? action.mutation : patchMutation(definition, action.success),
    toVariables: ({ reason, note: text }) => ({
      ...record,
      body: 'toBody' in action ? action.toBody(typeof reason === 'string' ? reason : text) : {},
    }),
    isAllowed,
    onClose,
  })

  return (
    <ActionForm title={title ?? `${label} ${noun}`} {...dialog} {...labels}>
      <p>{question}</p>
      {dialog.isBlocked && (
        <p role="alert" className="text-danger">
          The {noun} has changed meanwhile: this is no longer possible.
        </p>
      )}
      {warning && <div>{warning}</div>}
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
