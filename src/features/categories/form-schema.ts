import * as v from 'valibot'
import { positionEntry, requiredText, textUpTo } from '../../api/body-fields.ts'
import type { ModuleDefinition } from '../../api/resource.ts'
import { categoryList } from './schema.ts'

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
