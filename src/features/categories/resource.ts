import * as v from 'valibot'
import { positionEntry, requiredText, textUpTo } from '../../api/body-fields.ts'
import { choice, listSearchSchema } from '../../api/list.ts'
import type { ModuleDefinition } from '../../api/resource.ts'
import {
  identified,
  optionalCount,
  optionalImage,
  optionalMoment,
  optionalText,
} from '../../api/response-fields.ts'
import { dialogParam, recordParam } from '../../api/search-params.ts'

const statusOptions = [['all', 'All Status'], 'active', 'hidden'] as const

export const categoryFilters = { status: choice(statusOptions) }

const filtersSchema = listSearchSchema(categoryFilters)

/** The search params of the page. `dialog` opens the form of a new category, or an action on `category`. */
export const categorySearchSchema = v.object({
  ...filtersSchema.entries,
  category: recordParam,
  dialog: dialogParam(['create', 'edit', 'delete']),
})

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

/** The list with the requests that change it. Its page does not need their bodies. */
export const categoryModule = {
  ...categoryList,
  create: newCategorySchema,
  change: categoryPatchSchema,
  isDeletable: true,
} satisfies ModuleDefinition
