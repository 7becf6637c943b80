import * as v from 'valibot'
import { positionEntry, requiredText, textUpTo } from '../../lib/form-entries.ts'
import type { ModuleDefinition } from '../../lib/module.ts'
import {
  identified,
  optionalCount,
  optionalImage,
  optionalMoment,
  optionalText,
} from '../../lib/response-fields.ts'
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

export const MAX_NAME = 60
export const MAX_DESCRIPTION = 500

const categoryStatus = v.picklist(['active', 'hidden'], 'Choose a status')

/** The body of `POST /crm/category`. A blank description removes it. */
export const newCategorySchema = v.strictObject({
  name: requiredText('Name', MAX_NAME),
  description: textUpTo(MAX_DESCRIPTION),
  position: positionEntry,
  status: categoryStatus,
})

/** The body of `PATCH /crm/category/{id}`. */
export const categoryPatchSchema = v.union([
  newCategorySchema,
  v.strictObject({ status: categoryStatus }),
])
export type CategoryPatch = v.InferOutput<typeof categoryPatchSchema>

export const categoryList = {
  noun: ['category', 'categories'],
  path: '/crm/category',
  filters: categoryFilters,
  record: categorySchema,
  create: newCategorySchema,
  change: categoryPatchSchema,
  isDeletable: true,
} satisfies ModuleDefinition
