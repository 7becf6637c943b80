import { Skeleton } from '@/components/ui/skeleton'
import { formatNaira } from '@/domain/amount'
import { payoutFields, payoutParts } from './fields'
import type { Payout } from './resource'

interface PayoutPartsProps {
  payout: Payout
  /** The details may say it. A payout of a period has a place for it meanwhile. */
  isLoading?: boolean
}

/** What the amount consists of, as a bill, if the response says it. */
export function PayoutParts({ payout, isLoading = false }: PayoutPartsProps) {
  const parts = payoutParts(payout)
  const isAwaited = parts.length === 0 && isLoading && payout.period !== null
  if (parts.length === 0 && !isAwaited) return null
  return (
    <section className="flex flex-col overflow-hidden rounded-md border">
      <h4 className="border-b bg-head px-4 py-1 text-lg">What it consists of</h4>
      {isAwaited ? (
        <Skeleton className="m-4 h-24" />
      ) : (
        <dl className="flex flex-col pt-1">
          {parts.map(({ label, amount }) => (
            <div key={label} className="flex items-baseline justify-between gap-near px-4 py-0.5">
              <dt className="text-muted-foreground">{label}</dt>
              <dd translate="no">{formatNaira(amount)}</dd>
            </div>
          ))}
          <div className="mt-1 flex items-baseline justify-between gap-near border-t px-4 py-1 text-lg">
            <dt>{payoutFields.amount.label}</dt>
            <dd translate="no">{formatNaira(payout.amount)}</dd>
          </div>
        </dl>
      )}
    </section>
  )
}
