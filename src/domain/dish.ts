import type * as v from 'valibot'
import { fields } from './field.ts'
import { optionalImage, optionalNaira, optionalText, withId } from './response-fields.ts'
import { statuses } from './status.ts'

/** The path of the list, for what it announces. */
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

/** What a customer pays, and the price before a discount: null if there is none. */
export function priceOf({ price, discountPrice }: Pick<DishRow, 'price' | 'discountPrice'>) {
  const isReduced = price !== null && discountPrice !== null && discountPrice < price
  return isReduced ? { paid: discountPrice, before: price } : { paid: price, before: null }
}

export const dishRowFields = fields<DishRow>()({
  name: { label: 'Dish', kind: 'text', isVerbatim: true },
  price: { label: 'Price', kind: 'naira' },
  status: { label: 'Status', kind: 'status', statuses: dishStatus },
})
