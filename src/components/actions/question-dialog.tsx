import * as v from 'valibot'
import { patchMutation, type Target } from '@/api/requests'
import type { ModuleDefinition } from '@/api/resource'
import { ActionForm } from '@/components/form/action-form'
import { noReason, reasonFieldSchema, reasonValuesSchema } from '@/components/form/reason-field'
import { useActionForm } from '@/components/form/use-action-form'
import { EMPTY, formatCount, shorten } from '@/lib/format'
import type { QuestionAction, ReadActions } from './record-action'
import { notReadAgain } from './use-read-record'

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
  /** Undefined if the list is all that is known of its records. */
  readActions: ReadActions | undefined
  onClose: () => void
}

/** Whether both actions ask the same: what is confirmed is what was shown. */
const isSameQuestion = (a: QuestionAction, b: QuestionAction) =>
  a.question === b.question && a.confirmLabel === b.confirmLabel

/** Asks before an action, and for its reason or note if it has one. It stays open, with the text, if the request fails. */
export default function QuestionDialog({
  definition,
  record,
  action,
  readActions,
  onClose,
}: QuestionDialogProps) {
  const { label, title, question, warning, reasons, note, isAllowed, ...labels } = action
  const [noun] = definition.noun
  const impossible = `The ${noun} has changed meanwhile: this is no longer possible.`

  async function recheck() {
    if (!readActions) return null
    const actions = await readActions()
    if (!actions) return notReadAgain(noun)
    const current = actions.find(
      (candidate) => 'question' in candidate && candidate.dialog === action.dialog,
    )
    if (!current?.isAllowed || !('question' in current)) return impossible
    const latest = current.note?.value
    if (latest !== note?.value) {
      return `The note has been changed meanwhile: “${shorten(latest || EMPTY)}” Save again to replace it.`
    }
    return isSameQuestion(current, action)
      ? null
      : `The ${noun} has changed meanwhile. Read the question again before you confirm.`
  }

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
    obstacle: isAllowed ? null : impossible,
    recheck,
    onClose,
  })

  return (
    <ActionForm title={title ?? `${label} ${noun}`} {...dialog} {...labels}>
      <p>{question}</p>
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
