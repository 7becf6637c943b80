import { Caution } from '@/components/ui/caution'
import { formatQuantity } from '@/lib/format'
import { reasonText, type LeftOut } from './divide'

interface LeftOutProps {
  leftOut: readonly LeftOut[]
  noun: readonly [one: string, many: string]
}

/** "3 are already paid", "1 payout: The account is in another name". */
function summaryOf(leftOut: readonly LeftOut[], noun: LeftOutProps['noun']) {
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

/** How many of the selected records are left out, and why. */
export const LeftOutCaution = ({ leftOut, noun }: LeftOutProps) =>
  leftOut.length > 0 && (
    <Caution
      title={`${formatQuantity(leftOut.length, ...noun)} left out`}
      items={summaryOf(leftOut, noun)}
    />
  )
