import * as v from 'valibot'
import { freeChoice, ifAnnounced } from '../../api/list.ts'
import { listSearch, resource, type RowOf } from '../../api/resource.ts'
import {
  reasonSchema,
  imageEntry,
  requiredText,
  textUpTo,
  untilEntry,
} from '../../domain/body-fields.ts'
import { dishPath, dishRowEntries, dishStatus } from '../../domain/dish.ts'
import { historyEntries, namedRelation } from '../../domain/record-schemas.ts'
import {
  optionalCount,
  optionalField,
  optionalNaira,
  optionalText,
  optionalTimestamp,
  withId,
} from '../../domain/response-fields.ts'
import { formatCount } from '../../lib/format.ts'
import { idText } from '../../lib/visible-text.ts'

const optionSchema = v.object({
  name: optionalText,
  min: optionalCount,
  max: optionalCount,
  choices: optionalField(v.array(v.object({ name: optionalText, price: optionalNaira }))),
})
export type DishOption = v.InferOutput<typeof optionSchema>

export const MAX_DISH_NAME = 120
export const MAX_DISH_DESCRIPTION = 1000

const naira = v.pipe(v.number(), v.gtValue(0), v.description('Naira, not kobo.'))

export const dishNameText = requiredText('Name', MAX_DISH_NAME)
export const descriptionText = textUpTo(MAX_DISH_DESCRIPTION)

/** Only the fields that change. */
const dishBody = v.strictObject({
  name: v.optional(dishNameText),
  description: v.optional(
    v.pipe(
      descriptionText,
      v.description(`At most ${formatCount(MAX_DISH_DESCRIPTION)} characters. Blank removes it.`),
    ),
  ),
  price: v.optional(naira),
  discountPrice: v.optional(
    v.pipe(v.nullable(naira), v.description('Below the price. Null removes it.')),
  ),
  category: v.optional(v.pipe(idText, v.description('The id of a category.'))),
  image: imageEntry,
})
export type DishChange = v.InferInput<typeof dishBody>

export const dishResource = resource({
  keys: ['menu', 'menus'],
  noun: ['dish', 'dishes'],
  path: dishPath,
  filters: {
    status: dishStatus.filter,
    category: freeChoice('All Categories'),
    restaurant: ifAnnounced(freeChoice('All Restaurants')),
  },
  record: withId({
    ...dishRowEntries,
    description: optionalText,
    restaurant: namedRelation,
    category: namedRelation,
    reason: optionalText,
    until: optionalTimestamp,
    orderCount: optionalCount,
    options: optionalField(v.array(optionSchema)),
    createdAt: optionalTimestamp,
    updatedAt: optionalTimestamp,
  }),
  details: historyEntries,
  change: v.union([
    v.strictObject({
      status: v.picklist([dishStatus.word('available'), dishStatus.word('sold_out')]),
      until: untilEntry,
    }),
    v.strictObject({ status: v.literal(dishStatus.word('hidden')), reason: reasonSchema }),
    dishBody,
  ]),
  actions: ['edit', 'changePrices', 'sellOut', 'sellOutFor', 'restock', 'show', 'hide'],
  needs: {
    changePrices: ['edit'],
    sellOut: ['status'],
    sellOutFor: ['status'],
    restock: ['status'],
    show: ['status'],
    hide: ['status'],
  },
})
export type Dish = RowOf<typeof dishResource>

export const dishSearch = listSearch(dishResource)
