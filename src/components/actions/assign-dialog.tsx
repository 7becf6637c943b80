import { useSelector } from '@tanstack/react-form'
import type { ReactNode } from 'react'
import * as v from 'valibot'
import { requestMutation, type RecordRef, type RecordRequest } from '@/api/requests'
import type { DetailedResource } from '@/api/resource'
import { ActionForm } from '@/components/form/action-form'
import type { PickerProps } from '@/components/form/record-picker'
import { NotSent, useActionForm } from '@/components/form/use-action-form'
import { shorten } from '@/lib/format'
import { isolate } from '@/lib/isolate'
import { noLongerPossible, notReadAgain, otherQuestion, useReadRecord } from './use-read-record'

const valuesSchema = v.object({ choice: v.object({ id: v.string(), name: v.string() }) })

interface AssignDialogProps<TRow extends { id: string }> {
  resource: DetailedResource<TRow>
  row: TRow
  name: string
  title: string
  /** "Choose a driver". */
  error: string
  /** The label of the button: "Assign Musa Ojo". */
  confirmLabel: (choice: string) => string
  isAllowed: (row: TRow) => boolean
  /** The person to whom the record is assigned now. */
  getHolder: (row: TRow) => { id: string | null; name: string | null } | null
  /** Its answer is the id of the chosen record. */
  request: RecordRequest
  /** Above the picker. */
  children?: ReactNode
  renderPicker: (props: PickerProps) => ReactNode
  onClose: () => void
}

/**
 * Assigns a record to somebody. If it is already assigned to somebody else, the dialog names both.
 */
export function AssignDialog<TRow extends { id: string }>(props: AssignDialogProps<TRow>) {
  const { resource, row, name, title, confirmLabel, isAllowed, getHolder, request } = props
  const [noun] = resource.noun
  const read = useReadRecord(resource, row.id)
  const holder = getHolder(row)
  const holderName = holder?.name ?? holder?.id
  const impossible = noLongerPossible(noun)

  async function recheck() {
    const latest = await read()
    if (!latest) return notReadAgain(noun)
    if (!isAllowed(latest)) return impossible
    // The assignee has changed since the dialog opened, so the user must confirm again.
    return getHolder(latest)?.id === holder?.id ? null : otherQuestion(noun)
  }

  const { form, dialog } = useActionForm({
    draftName: `assign ${noun} ${row.id}`,
    valuesSchema,
    initialValues: { choice: { id: '', name: '' } },
    schema: v.pipe(
      valuesSchema,
      v.check(({ choice }) => choice.id !== '', props.error),
      v.transform(({ choice }) => choice.id),
    ),
    mutation: requestMutation(request),
    async toVariables(answer) {
      const reason = await recheck()
      return reason === null ? { record: { id: row.id, name }, answer } : new NotSent(reason)
    },
    obstacle: isAllowed(row) ? null : impossible,
    onClose: props.onClose,
  })
  const choice: RecordRef = useSelector(form.store, ({ values }) => values.choice)
  const isChosen = choice.id !== ''

  return (
    <ActionForm
      title={title}
      confirmLabel={isChosen ? confirmLabel(isolate(choice.name)) : 'Assign'}
      dialog={dialog}
      isEasilyRedone
      isIncomplete={!isChosen}
      note={
        <p role="status" className="min-h-[1lh]">
          {holderName && isChosen && (
            <>
              <span>Take </span>
              <bdi translate="no">{name}</bdi>
              <span> from </span>
              <bdi translate="no">{shorten(holderName)}</bdi>
              <span> and give it to </span>
              <bdi translate="no">{choice.name}</bdi>
              <span>?</span>
            </>
          )}
        </p>
      }
    >
      {props.children}
      <form.AppField name="choice">
        {(field) =>
          props.renderPicker({
            chosen: field.state.value.id,
            currentId: holder?.id,
            onChoose: (chosen) => {
              // Ignored while the record is read again before the request: the earlier choice is
              // sent.
              if (!form.state.isSubmitting) field.handleChange(chosen)
            },
          })
        }
      </form.AppField>
    </ActionForm>
  )
}
