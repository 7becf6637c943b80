import { priceOf } from '@/domain/dish'
import { formatNaira } from '@/lib/format'
import { Amount } from './cell-text'

/** What a dish costs, after what it cost before a discount. */
export function Price({ dish }: { dish: Parameters<typeof priceOf>[0] }) {
  const { paid, before } = priceOf(dish)
  return (
    // The earlier price is truncated, and not the price.
    <span className="@table:flex @table:justify-end @table:gap-1">
      {before !== null && (
        <span title={formatNaira(before)} className="text-muted-foreground @table:truncate">
          was {formatNaira(before)}
        </span>
      )}{' '}
      <span className="shrink-0">
        <Amount amount={paid} />
      </span>
    </span>
  )
}
