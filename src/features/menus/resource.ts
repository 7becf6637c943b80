import * as v from 'valibot'
import {
  type ListDefinition,
  choice,
  listPageSchema,
  listPath,
  listSearchSchema,
  openChoice,
} from '../../api/list.ts'
import { namedRelation } from '../../api/record-schemas.ts'
import type { ModuleDefinition } from '../../api/resource.ts'
import {
  identified,
  optionalCount,
  optionalField,
  optionalImage,
  optionalMoment,
  optionalNaira,
  optionalText,
  rowsOf,
} from '../../api/response-fields.ts'
import { reasonSchema } from '../../domain/reason.ts'

const statusOptions = [['all', 'All Status'], 'available', 'sold_out', 'hidden'] as const

export const dishFilters = {
  status: choice(statusOptions),
  category: openChoice('All Categories'),
}

export const dishSearchSchema = listSearchSchema(dishFilters)

/** The dialogs of a dish's page, as the URL names them. */
export const dishDialogs = ['hide'] as const

/*
 * The paths and shapes of the menus module: this console's proposal. A backend that differs is mapped in this file. Each of its
 * records is one dish of one restaurant.
 */

const optionSchema = v.object({
  name: optionalText,
  min: optionalCount,
  max: optionalCount,
  choices: optionalField(v.array(v.object({ name: optionalText, price: optionalNaira }))),
})
export type DishOption = v.InferOutput<typeof optionSchema>

const dishSchema = identified({
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
  createdAt: optionalMoment,
  updatedAt: optionalMoment,
})
export type Dish = v.InferOutput<typeof dishSchema>

/** The body of `PATCH /crm/menu/{id}`. */
export const dishPatchSchema = v.union([
  v.strictObject({ status: v.picklist(['available', 'sold_out']) }),
  v.strictObject({ status: v.literal('hidden'), reason: reasonSchema }),
])
export type DishPatch = v.InferOutput<typeof dishPatchSchema>

export const dishList = {
  noun: ['dish', 'dishes'],
  fields: ['menu', 'menus'],
  path: '/crm/menu',
  filters: dishFilters,
  record: dishSchema,
  details: {},
  change: dishPatchSchema,
} satisfies ModuleDefinition

export const categoryChoicesSchema = listPageSchema(
  'categories',
  rowsOf('A category', identified({ name: optionalText })),
  {},
)
const categoryChoices = {
  noun: ['category', 'categories'],
  path: '/crm/category',
  filters: { status: choice([['all', 'All']]) },
} satisfies ListDefinition
/** The categories that the dishes can be filtered by: at most 100. */
export const categoryChoicesPath = listPath(
  categoryChoices,
  { page: 1, search: '', status: 'all' },
  100,
)
