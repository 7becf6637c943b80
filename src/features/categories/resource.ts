import * as v from 'valibot'
import { positionEntry, requiredText, textUpTo } from '../../api/body-fields.ts'
import { listSearchSchema } from '../../api/list.ts'
import { resource } from '../../api/resource.ts'
import {
  withId,
  optionalCount,
  optionalImage,
  optionalTimestamp,
  optionalText,
} from '../../api/response-fields.ts'
import { dialogParam, recordParam } from '../../api/search-params.ts'
import { statuses } from '../../domain/status.ts'

export const categoryStatus = statuses([
  ['active', 'green'],
  ['hidden', 'gray'],
])

export const categoryFilters = { status: categoryStatus.filter }

const filtersSchema = listSearchSchema(categoryFilters)

/** The search params of the page. `dialog` opens the form of a new category, or an action on `category`. */
export const categorySearch = v.object({
  ...filtersSchema.entries,
  category: recordParam,
  dialog: dialogParam(['create', 'edit', 'delete']),
})

const categorySchema = withId({
  name: optionalText,
  description: optionalText,
  image: optionalImage,
  position: optionalCount,
  status: optionalText,
  restaurantCount: optionalCount,
  menuCount: optionalCount,
  createdAt: optionalTimestamp,
  updatedAt: optionalTimestamp,
})
export type Category = v.InferOutput<typeof categorySchema>

export const MAX_NAME = 60
export const MAX_DESCRIPTION = 500

const statusEntry = v.picklist(categoryStatus.names, 'Choose a status')

/** The body of `POST /crm/category`. A blank description removes it. */
export const newCategorySchema = v.strictObject({
  name: requiredText('Name', MAX_NAME),
  description: textUpTo(MAX_DESCRIPTION),
  position: positionEntry,
  status: statusEntry,
})

/** The body of `PATCH /crm/category/{id}`. */
export const categoryPatchSchema = v.union([
  newCategorySchema,
  v.strictObject({ status: statusEntry }),
])
export type CategoryPatch = v.InferOutput<typeof categoryPatchSchema>

export const categoryResource = resource({
  keys: ['category', 'categories'],
  path: '/crm/category',
  filters: categoryFilters,
  record: categorySchema,
  create: newCategorySchema,
  change: categoryPatchSchema,
  isDeletable: true,
  actions: ['edit', 'hide', 'show', 'delete'],
})
