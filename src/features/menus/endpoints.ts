import * as v from 'valibot'
import { imageEntry, requiredText, textUpTo } from '../../domain/body-fields.ts'
import { formatCount } from '../../lib/format.ts'
import { idText } from '../../lib/visible-text.ts'
import { dishResource } from './resource.ts'

export const MAX_NAME = 120
export const MAX_DESCRIPTION = 1000

const naira = v.pipe(v.number(), v.gtValue(0), v.description('Naira, not kobo.'))

export const dishName = requiredText('Name', MAX_NAME)
export const dishDescription = textUpTo(MAX_DESCRIPTION)

/** Only the fields that change. */
const editBody = v.strictObject({
  name: v.optional(dishName),
  description: v.optional(
    v.pipe(
      dishDescription,
      v.description(`At most ${formatCount(MAX_DESCRIPTION)} characters. Blank removes it.`),
    ),
  ),
  price: v.optional(naira),
  discountPrice: v.optional(
    v.pipe(v.nullable(naira), v.description('Below the price. Null removes it.')),
  ),
  category: v.optional(v.pipe(idText, v.description('The id of a category.'))),
  image: imageEntry,
})
export type DishChange = v.InferInput<typeof editBody>

/**
 * The dishes with the body of their form. Not in resource.ts, which is in the first load of every
 * page: only the form sends it.
 */
export const editableDishes = {
  ...dishResource,
  change: v.union([...dishResource.change.options, editBody]),
}
