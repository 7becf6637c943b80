import type { DishRow } from '@/domain/dish'
import { formatNaira } from '@/lib/format'
import { Amount, TwoLines } from './cell-text'

/** What customers pay, above the price without the discount. */
export function DishPrice({ price, discountPrice }: Pick<DishRow, 'price' | 'discountPrice'>) {
  if (price === null || discountPrice === null || discountPrice >= price) {
    return <Amount amount={price ?? discountPrice} />
  }
  return (
    <TwoLines below={`was ${formatNaira(price)}`} isOnCard>
      <Amount amount={discountPrice} />
    </TwoLines>
  )
}
