import { revalidateLogic, useStore } from '@tanstack/react-form'
import { useState } from 'react'
import * as v from 'valibot'
import { ActionForm } from '@/components/form/action-form'
import { useAppForm } from '@/components/form/form'
import { noReason, reasonFieldSchema, reasonValuesSchema } from '@/components/form/reason-field'
import { formatCount } from '@/lib/format'
import type { ModuleDefinition } from '@/lib/module'
import { patchMutation, type Target } from '@/lib/module-api'
import { useRestoredDraft, useSavedDraft } from '@/lib/use-draft'
import { useSubmitOnce } from '@/lib/use-submit-once'
import type { QuestionAction } from './record-actions'

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

interface QuestionDialogProps {
  definition: Pick<ModuleDefinition, 'noun' | 'path'>
  record: Target
  action: QuestionAction
  onClose: () => void
}

/** Asks before an action, and for its reason or note if it has one. It stays open, with the text, if the request fails. */
export default function QuestionDialog(props: QuestionDialogProps) {
  const { definition, record, action, onClose } = props
  const { dialog, label, title, question, warning, reasons, note, toBody, ...labels } = action
  const [noun] = definition.noun
  const draftName = `${dialog} ${noun} ${record.id}`
  const draft = useRestoredDraft(draftName, draftSchema)
  const [defaultValues] = useState(draft?.values ?? { reason: noReason, note: note?.value ?? '' })
  const [schema] = useState(() => formSchema(reasons !== undefined, note?.maxLength ?? 0))
  const change = useSubmitOnce(patchMutation(definition, action.success))
  // The record may have changed since the dialog opened, also by a request whose response was lost.
  const isOutdated = !action.isAllowed && !change.isPending
  const form = useAppForm({
    defaultValues,
    validationLogic: revalidateLogic(),
    validators: { onDynamic: schema },
    onSubmit: async ({ value }) => {
      if (isOutdated) return
      const { reason, note: text } = v.parse(schema, value)
      const body = toBody(typeof reason === 'string' ? reason : text)
      await change.submit({ ...record, body }, onClose)
    },
  })
  const isChanged = useStore(form.store, (state) => !state.isDefaultValue) || draft !== null
  useSavedDraft(draftName, () =>
    isChanged ? { values: form.state.values, wasSaving: change.isInFlight() } : null,
  )

  return (
    <ActionForm
      title={title ?? `${label} ${noun}`}
      form={form}
      isChanged={isChanged}
      restored={draft}
      isSaving={change.isPending}
      isBlocked={isOutdated}
      onClose={onClose}
      {...labels}
    >
      <p>{question}</p>
      {isOutdated && (
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
