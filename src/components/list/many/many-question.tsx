import { useId } from 'react'
import * as v from 'valibot'
import type { RecordRef } from '@/api/requests'
import { ActionForm } from '@/components/form/action-form'
import { noReason, reasonFieldSchema, reasonValuesSchema } from '@/components/form/reason-field'
import { messagesOf, useActionForm } from '@/components/form/use-action-form'
import { Caution } from '@/components/ui/caution'
import { formatNaira } from '@/domain/amount'
import { formatCount, formatQuantity } from '@/lib/format'
import { isolate } from '@/lib/isolate'
import { reasonText, type ManyAction, type LeftOut } from './many-action'
import { Row, Rows } from './rows'

const noChoice: RecordRef = { id: '', name: '' }
const valuesSchema = v.object({
  reason: reasonValuesSchema,
  choice: v.object({ id: v.string(), name: v.string() }),
})
type Values = v.InferOutput<typeof valuesSchema>

/** Validates on submit. The output is the answer. */
function answerSchema({ reasons, choice }: ManyAction): v.GenericSchema<Values, string> {
  if (reasons) {
    return v.pipe(
      v.object({ ...valuesSchema.entries, reason: reasonFieldSchema }),
      v.transform(({ reason }) => reason),
    )
  }
  return v.pipe(
    valuesSchema,
    v.forward(
      v.check((values) => !choice || values.choice.id !== '', choice?.error ?? ''),
      ['choice'],
    ),
    v.transform((values) => values.choice.id),
  )
}

/** "3 are already paid", "1 payout: The account is in another name". */
function summaryOf(leftOut: readonly LeftOut[], noun: ManyQuestionProps['noun']) {
  const groups = new Map<string, LeftOut[]>()
  for (const row of leftOut) {
    const text = reasonText(row)
    groups.set(text, [...(groups.get(text) ?? []), row])
  }
  return [...groups].map(([text, rows]) => {
    const isStatus = rows.some(({ reason }) => 'status' in reason)
    return isStatus
      ? `${formatQuantity(rows.length, 'is', 'are')} ${text}`
      : `${formatQuantity(rows.length, ...noun)}: ${text}`
  })
}

/** Follows a deed: ", ₦486,300.00". "" if there are no amounts, or if one is unknown (NaN). */
export function moneySum(amounts: readonly number[]) {
  const sum = amounts.reduce((total, amount) => total + amount, 0)
  if (amounts.length === 0 || Number.isNaN(sum)) return ''
  // Rounds to kobo, because sums of decimals are not exact.
  return `, ${formatNaira(Math.round(sum * 100) / 100)}`
}

interface ManyQuestionProps {
  /** Identifies the draft. */
  name: string
  action: ManyAction
  noun: readonly [one: string, many: string]
  /** `title` is the deed, with the name of the chosen record. */
  onStart: (answer: string, title: string) => void
  onClose: () => void
}

/** Says what will be done, and asks for a reason or a record. */
export function ManyQuestion({ name, action, noun, onStart, onClose }: ManyQuestionProps) {
  const { label, many, reasons, choice, items, leftOut, consequences, isDestructive } = action
  const { deed = (records: string) => `${label} ${records}` } = many
  const descriptionId = useId()
  const records = formatQuantity(items.length, ...noun)
  const sum = moneySum(items.map(({ amount }) => amount ?? Number.NaN))
  const { form, dialog } = useActionForm({
    draftName: name,
    valuesSchema,
    initialValues: { reason: noReason, choice: noChoice },
    schema: answerSchema(action),
    startRun: (given: string) =>
      onStart(given, deed(records, isolate(form.state.values.choice.name))),
    toVariables: (given) => given,
    obstacle: items.length === 0 ? `This is possible for none of the selected ${noun[1]}.` : null,
    onClose,
  })

  return (
    <form.Subscribe selector={({ values }) => isolate(values.choice.name) || undefined}>
      {(chosenName) => (
        <ActionForm
          title={deed(records, chosenName)}
          confirmLabel={deed(records, chosenName) + sum}
          describedBy={descriptionId}
          className="max-w-2xl"
          isDestructive={isDestructive}
          {...(many.closeLabel && { closeLabel: many.closeLabel })}
          dialog={dialog}
          note={
            // The list of choices scrolls.
            choice && (
              <form.Subscribe selector={({ fieldMeta }) => messagesOf(fieldMeta)[0]}>
                {(error) =>
                  error && (
                    <p role="alert" className="text-danger">
                      {error}
                    </p>
                  )
                }
              </form.Subscribe>
            )
          }
        >
          <div id={descriptionId} className="flex flex-col gap-near">
            {Array.from(consequences, ([text, count]) => (
              <p key={text}>{consequences.size > 1 ? `${formatCount(count)}: ${text}` : text}</p>
            ))}
            {leftOut.length > 0 && (
              <Caution
                title={`${formatQuantity(leftOut.length, ...noun)} left out`}
                items={summaryOf(leftOut, noun)}
              />
            )}
          </div>
          {reasons && (
            <form.AppField name="reason">
              {(field) => <field.ReasonField presets={reasons} />}
            </form.AppField>
          )}
          {choice && (
            <form.AppField name="choice">
              {(field) =>
                choice.render({
                  chosen: field.state.value.id,
                  onChoose: (record) => field.handleChange(record),
                  onClose,
                })
              }
            </form.AppField>
          )}
          <Rows
            label={`Selected ${noun[1]}`}
            items={[...leftOut, ...items]}
            className="max-h-96 min-h-24"
          >
            {(item) =>
              'reason' in item ? (
                <Row name={item.name} detail={item.detail} amount={item.amount}>
                  <span className="text-orange">{`Left out: ${reasonText(item)}`}</span>
                </Row>
              ) : (
                <Row name={item.name} detail={item.detail} amount={item.amount} />
              )
            }
          </Rows>
        </ActionForm>
      )}
    </form.Subscribe>
  )
}
