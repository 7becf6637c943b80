import type * as v from 'valibot'
import type { ModuleDefinition } from '../../api/resource.ts'
import {
  identified,
  optionalCount,
  optionalImage,
  optionalMoment,
  optionalText,
} from '../../api/response-fields.ts'
import { categoryFilters } from './search.ts'

// The paths and shapes of the categories module: this console's proposal. A backend that differs is mapped in this file.

const categorySchema = identified({
  name: optionalText,
  description: optionalText,
  image: optionalImage,
  position: optionalCount,
  status: optionalText,
  restaurantCount: optionalCount,
  menuCount: optionalCount,
  createdAt: optionalMoment,
  updatedAt: optionalMoment,
})
export type Category = v.InferOutput<typeof categorySchema>

export const categoryList = {
  noun: ['category', 'categories'],
  path: '/crm/category',
  filters: categoryFilters,
  record: categorySchema,
} satisfies ModuleDefinition
