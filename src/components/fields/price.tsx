import { formatNaira } from '@/domain/amount'
import { priceOf } from '@/domain/dish'
import { Amount } from './cell-text'

/** The current price of a dish. A price before a discount precedes it. */
export function Price({ dish }: { dish: Parameters<typeof priceOf>[0] }) {
  const { paid, before } = priceOf(dish)
  return (
    // The earlier price is truncated rather than the current one.
    <span className="@table:flex @table:justify-end @table:gap-near">
      {before !== null && (
        <s title={formatNaira(before)} className="text-muted-foreground @table:truncate">
          <span className="sr-only">was </span>
          <span translate="no">{formatNaira(before)}</span>
        </s>
      )}
      <span className="shrink-0">
        {/* Between the prices on a card and on paper. At the start of a flex item it has no width. */}
        {before !== null && <span> </span>}
        <Amount amount={paid} />
      </span>
    </span>
  )
}
