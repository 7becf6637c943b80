import * as v from 'valibot'
import { filterOf, listPageSchema, listPath, listSearchSchema, freeChoice } from '../../api/list.ts'
import { namedRelation } from '../../api/record-schemas.ts'
import { resource } from '../../api/resource.ts'
import {
  withId,
  optionalCount,
  optionalField,
  optionalImage,
  optionalTimestamp,
  optionalNaira,
  optionalText,
  rowsSchema,
} from '../../api/response-fields.ts'
import { dishStatus } from '../../domain/dish.ts'
import { reasonSchema } from '../../domain/reason.ts'

export const dishFilters = {
  status: dishStatus.filter,
  category: freeChoice('All Categories'),
}

export const dishSearch = listSearchSchema(dishFilters)

/** The dialogs of a dish's page, as the URL names them. */
export const dishDialogs = ['hide'] as const

const optionSchema = v.object({
  name: optionalText,
  min: optionalCount,
  max: optionalCount,
  choices: optionalField(v.array(v.object({ name: optionalText, price: optionalNaira }))),
})
export type DishOption = v.InferOutput<typeof optionSchema>

const dishSchema = withId({
  name: optionalText,
  description: optionalText,
  image: optionalImage,
  price: optionalNaira,
  discountPrice: optionalNaira,
  restaurant: namedRelation,
  category: namedRelation,
  status: optionalText,
  reason: optionalText,
  orderCount: optionalCount,
  options: optionalField(v.array(optionSchema)),
  createdAt: optionalTimestamp,
  updatedAt: optionalTimestamp,
})
export type Dish = v.InferOutput<typeof dishSchema>

/** The body of `PATCH /crm/menu/{id}`. */
export const dishPatchSchema = v.union([
  v.strictObject({ status: v.picklist(['available', 'sold_out']) }),
  v.strictObject({ status: v.literal('hidden'), reason: reasonSchema }),
])
export type DishPatch = v.InferOutput<typeof dishPatchSchema>

export const dishResource = resource({
  keys: ['menu', 'menus'],
  noun: ['dish', 'dishes'],
  path: '/crm/menu',
  filters: dishFilters,
  record: dishSchema,
  details: {},
  change: dishPatchSchema,
  actions: ['sellOut', 'restock', 'show', 'hide'],
})

export const categoryChoicesSchema = listPageSchema(
  'categories',
  rowsSchema('A category', withId({ name: optionalText })),
  {},
)
const categoryChoices = {
  path: '/crm/category',
  filters: { status: filterOf([['all', 'All']]) },
} as const
/** The categories that the dishes can be filtered by: at most 100. */
export const categoryChoicesPath = listPath(
  categoryChoices,
  { page: 1, search: '', status: 'all' },
  100,
)
