import { Skeleton } from '@/components/ui/skeleton'
import { formatNaira } from '@/domain/amount'
import { payoutFields, payoutParts } from './fields'
import type { Payout } from './resource'

interface PayoutPartsProps {
  payout: Payout
  /** The details may say it. A payout of a period has a place for it meanwhile. */
  isLoading?: boolean
}

/** What the amount consists of, if the response says it. */
export function PayoutParts({ payout, isLoading = false }: PayoutPartsProps) {
  const parts = payoutParts(payout)
  const isAwaited = parts.length === 0 && isLoading && payout.period !== null
  if (parts.length === 0 && !isAwaited) return null
  const title = <h4 className="text-lg">What it consists of</h4>
  if (isAwaited) {
    return (
      <section className="flex flex-col gap-near">
        {title}
        <Skeleton className="h-24 max-w-md" />
      </section>
    )
  }
  return (
    <section className="flex flex-col gap-near">
      {title}
      <dl className="flex max-w-md flex-col">
        {[...parts, { label: payoutFields.amount.label, amount: payout.amount }].map(
          ({ label, amount }) => (
            <div
              key={label}
              className="flex items-baseline justify-between gap-near border-b py-1 last:border-b-0"
            >
              <dt className="text-muted-foreground">{label}</dt>
              <dd translate="no">{formatNaira(amount)}</dd>
            </div>
          ),
        )}
      </dl>
    </section>
  )
}
