import { useId } from 'react'
import { formatNaira } from '@/domain/amount'
import { sumOf } from '@/domain/sum'
import { formatCount, formatQuantity } from '@/lib/format'
import { reasonText, type LeftOut, type ManyAction } from './divide'
import { LeftOutCaution } from './left-out-caution'
import { QuestionForm } from './question-form'
import { Row, Rows } from './rows'

/** "₦486,300.00". "" if there are no amounts, or if one is unknown (null or NaN). */
const sumText = (amounts: readonly (number | null)[]) =>
  amounts.length > 0 && amounts.every(Number.isFinite) ? formatNaira(sumOf(amounts)) : ''

/** Follows a deed: ", ₦486,300.00". */
export function moneySum(amounts: readonly (number | null)[]) {
  const sum = sumText(amounts)
  return sum && `, ${sum}`
}

/**
 * "₦404,867.00 is sent at once. ₦745,399.00 in 2 payouts waits for a second administrator." "" if
 * nothing waits.
 */
function splitText(
  { items, many: { effect } }: Pick<ManyAction, 'items' | 'many'>,
  noun: readonly [one: string, many: string],
) {
  if (!effect || !items.some(({ waitsFor }) => waitsFor)) return ''
  // First what takes effect at once.
  const groups = new Map<string, (number | null)[]>([['', []]])
  for (const { waitsFor = '', amount } of items) {
    groups.set(waitsFor, [...(groups.get(waitsFor) ?? []), amount])
  }
  const sentences = Array.from(groups, ([waitsFor, amounts]) => {
    if (amounts.length === 0) return ''
    const [sum, records] = [sumText(amounts), formatQuantity(amounts.length, ...noun)]
    if (!waitsFor) return `${sum || `The money of ${records}`} ${effect.text}.`
    return `${sum ? `${sum} in ${records}` : `The money of ${records}`} waits for ${waitsFor}.`
  })
  return sentences.filter(Boolean).join(' ')
}

interface ManyQuestionProps {
  /** Identifies the draft. */
  name: string
  action: ManyAction
  noun: readonly [one: string, many: string]
  /** `title` is the deed, with the name of the chosen record. */
  onStart: (answer: string, title: string, duration: string) => void
  onClose: () => void
}

/** The question about many records: what will be done, and to which. */
export function ManyQuestion({ name, action, noun, onStart, onClose }: ManyQuestionProps) {
  const { label, many, ask, items, leftOut, consequences, isDestructive } = action
  const { deed = (records: string) => `${label} ${records}`, closeLabel } = many
  const descriptionId = useId()
  const records = formatQuantity(items.length, ...noun)
  const split = splitText(action, noun)
  // The button names the sum only where nothing waits: otherwise the text tells the two sums apart.
  const sum = split ? '' : moneySum(items.map(({ amount }) => amount))
  return (
    <QuestionForm
      draftName={name}
      ask={{ ...ask, ...(closeLabel && { closeLabel }) }}
      isMany
      title={(chosen) => deed(records, chosen)}
      confirmLabel={(chosen) => deed(records, chosen) + sum}
      describedBy={descriptionId}
      className="max-w-2xl"
      isDestructive={isDestructive}
      toVariables={(answer, { values: { duration } }) => ({ answer, duration })}
      startRun={({ answer, duration }, chosen) => onStart(answer, deed(records, chosen), duration)}
      obstacle={items.length === 0 ? `This is possible for none of the selected ${noun[1]}.` : null}
      onClose={onClose}
      rows={<SelectedRows action={action} noun={noun} />}
    >
      <div id={descriptionId} className="flex flex-col gap-near empty:hidden">
        {split ? (
          <>
            <p>{split}</p>
            {items.some(({ waitsFor }) => !waitsFor) && <p>{many.effect?.caution}</p>}
          </>
        ) : (
          Array.from(consequences, ([text, count]) => (
            <p key={text}>{consequences.size > 1 ? `${formatCount(count)}: ${text}` : text}</p>
          ))
        )}
        <LeftOutCaution leftOut={leftOut} noun={noun} />
      </div>
    </QuestionForm>
  )
}

/** Says why a selected record is left out. */
export const LeftOutRow = ({ row }: { row: LeftOut }) => (
  <Row name={row.name} detail={row.detail} amount={row.amount}>
    <span className="text-orange">{`Left out: ${reasonText(row)}`}</span>
  </Row>
)

/** The selected records, last those that are left out. */
export const SelectedRows = ({
  action: { items, leftOut },
  noun,
}: Pick<ManyQuestionProps, 'action' | 'noun'>) => (
  <Rows label={`Selected ${noun[1]}`} items={[...items, ...leftOut]} className="max-h-96 min-h-24">
    {(item) =>
      'reason' in item ? (
        <LeftOutRow row={item} />
      ) : (
        <Row name={item.name} detail={item.detail} amount={item.amount}>
          {item.waitsFor && (
            <span className="text-muted-foreground">{`Waits for ${item.waitsFor}`}</span>
          )}
        </Row>
      )
    }
  </Rows>
)
