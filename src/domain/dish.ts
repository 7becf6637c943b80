import type * as v from 'valibot'
import { fields } from './field.ts'
import { optionalImage, optionalNaira, optionalText, withId } from './response-fields.ts'
import { statuses } from './status.ts'

/** Also identifies the list whose capabilities apply to dishes. */
export const dishPath = '/crm/menu'

export const dishStatus = statuses([
  ['available', 'green'],
  ['sold_out', 'orange'],
  ['hidden', 'gray'],
])

export const dishRowEntries = {
  name: optionalText,
  image: optionalImage,
  price: optionalNaira,
  discountPrice: optionalNaira,
  status: optionalText,
}
export const dishRowSchema = withId(dishRowEntries)
export type DishRow = v.InferOutput<typeof dishRowSchema>

/** What a customer pays, and the price before the discount. `before` is null without a discount. */
export function priceOf({ price, discountPrice }: Pick<DishRow, 'price' | 'discountPrice'>) {
  const isReduced = price !== null && discountPrice !== null && discountPrice < price
  return isReduced ? { paid: discountPrice, before: price } : { paid: price, before: null }
}

export const dishRowFields = fields<DishRow>()({
  name: { label: 'Dish', kind: 'text', isVerbatim: true },
  price: { label: 'Price', kind: 'naira' },
  status: { label: 'Status', kind: 'status', statuses: dishStatus },
})
