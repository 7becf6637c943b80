import * as v from 'valibot'
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

const MAX_NAME = 60
export const MAX_DESCRIPTION = 500
const WRONG_POSITION = 'Enter a whole number from 1'

const categoryStatus = v.picklist(['active', 'hidden'], 'Choose a status')

/** The body of `POST /crm/category`. A blank description removes it. */
export const newCategorySchema = v.strictObject({
  name: v.pipe(
    v.string('Name is required'),
    v.trim(),
    v.nonEmpty('Name is required'),
    v.maxLength(MAX_NAME, `Enter at most ${MAX_NAME} characters`),
  ),
  description: v.pipe(
    v.string(),
    v.trim(),
    v.maxLength(MAX_DESCRIPTION, `Enter at most ${MAX_DESCRIPTION} characters`),
  ),
  position: v.pipe(
    v.number(WRONG_POSITION),
    v.safeInteger(WRONG_POSITION),
    v.minValue(1, WRONG_POSITION),
  ),
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
