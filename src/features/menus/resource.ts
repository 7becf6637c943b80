import * as v from 'valibot'
import { freeChoice, ifAnnounced } from '../../api/list.ts'
import { listSearch, resource, type RowOf } from '../../api/resource.ts'
import { reasonSchema } from '../../domain/body-fields.ts'
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

const optionSchema = v.object({
  name: optionalText,
  min: optionalCount,
  max: optionalCount,
  choices: optionalField(v.array(v.object({ name: optionalText, price: optionalNaira }))),
})
export type DishOption = v.InferOutput<typeof optionSchema>

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
    orderCount: optionalCount,
    options: optionalField(v.array(optionSchema)),
    createdAt: optionalTimestamp,
    updatedAt: optionalTimestamp,
  }),
  details: historyEntries,
  change: v.union([
    v.strictObject({
      status: v.picklist([dishStatus.word('available'), dishStatus.word('sold_out')]),
    }),
    v.strictObject({ status: v.literal(dishStatus.word('hidden')), reason: reasonSchema }),
  ]),
  actions: ['edit', 'sellOut', 'restock', 'show', 'hide'],
  needs: { sellOut: ['status'], restock: ['status'], show: ['status'], hide: ['status'] },
})
export type Dish = RowOf<typeof dishResource>

export const dishSearch = listSearch(dishResource)
