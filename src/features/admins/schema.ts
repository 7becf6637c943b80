import * as v from 'valibot'
import { listPageSchema } from '../../api/list.ts'
import type { ModuleDefinition } from '../../api/resource.ts'
import { namedRelation, person } from '../../api/record-schemas.ts'
import { optionalField, optionalMoment, optionalText, rowsOf } from '../../api/response-fields.ts'
import { visibleText } from '../../lib/visible-text.ts'
import { adminFilters } from './search.ts'

// The paths and shapes of the admins module: this console's proposal. A backend that differs is mapped in this file.

const adminSchema = person({
  email: optionalText,
  usertype: optionalText,
  status: optionalText,
  lastLoginAt: optionalMoment,
  invitedBy: namedRelation,
  createdAt: optionalMoment,
})
export type Admin = v.InferOutput<typeof adminSchema>

export const adminList = {
  noun: ['admin', 'admins'],
  path: '/crm/admin',
  filters: adminFilters,
  record: adminSchema,
} satisfies ModuleDefinition

/** What a list response has besides the rows: the types that the server knows. */
export const adminListFields = { usertypes: optionalField(v.array(visibleText)) }

export const adminListSchema = listPageSchema(
  'admins',
  rowsOf('An administrator', adminSchema),
  adminListFields,
)

/** Sends an invitation again. */
export const inviteAgainEndpoint = {
  method: 'POST',
  path: '/crm/admin/{id}/invite',
  response: v.unknown(),
} as const
