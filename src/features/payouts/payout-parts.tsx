import { formatNaira } from '@/domain/amount'
import { payoutFields, payoutParts } from './fields'
import type { Payout } from './resource'

/** What the amount consists of, if the response says it. */
export function PayoutParts({ payout }: { payout: Payout }) {
  const parts = payoutParts(payout)
  if (parts.length === 0) return null
  return (
    <section className="flex flex-col gap-near">
      <h4 className="text-lg">What it consists of</h4>
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
