import { priceOf } from '@/domain/dish'
import { formatNaira } from '@/lib/format'
import { Amount } from './cell-text'

/** What a dish costs, after what it cost before a discount. */
export function Price({ dish }: { dish: Parameters<typeof priceOf>[0] }) {
  const { paid, before } = priceOf(dish)
  return (
    <>
      {before !== null && <span className="text-muted-foreground">was {formatNaira(before)} </span>}
      <Amount amount={paid} />
    </>
  )
}
