import * as v from 'valibot'
import { textUpTo } from '../../api/body-fields.ts'
import { choice, listPageSchema, listSearchSchema } from '../../api/list.ts'
import { namedRelation, person } from '../../api/record-schemas.ts'
import type { ModuleDefinition } from '../../api/resource.ts'
import { optionalField, optionalMoment, optionalText, rowsOf } from '../../api/response-fields.ts'
import { dialogParam, recordParam } from '../../api/search-params.ts'
import { visibleText } from '../../lib/visible-text.ts'

const statusOptions = [['all', 'All Status'], 'active', 'invited', 'disabled'] as const

export const adminFilters = { status: choice(statusOptions) }

const filtersSchema = listSearchSchema(adminFilters)

/** The search params of the page. `dialog` opens the form of an invitation, or an action on `admin`. */
export const adminSearchSchema = v.object({
  ...filtersSchema.entries,
  admin: recordParam,
  dialog: dialogParam(['invite', 'type', 'disable']),
})

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

const MAX_NAME = 60

const usertypeEntry = v.pipe(v.string('Choose a type'), v.trim(), v.nonEmpty('Choose a type'))

/** The body of `POST /crm/admin`. Names may be blank. Without a type, the server chooses it. */
export const invitationSchema = v.strictObject({
  firstName: textUpTo(MAX_NAME),
  lastName: textUpTo(MAX_NAME),
  email: v.pipe(
    v.string('Email is required'),
    v.trim(),
    v.nonEmpty('Email is required'),
    v.email('Enter an email address, such as name@example.com'),
  ),
  usertype: v.optional(usertypeEntry),
})

export const usertypeSchema = v.strictObject({ usertype: usertypeEntry })

/** The body of `PATCH /crm/admin/{id}`. */
export const adminPatchSchema = v.union([
  v.strictObject({ status: v.picklist(['active', 'disabled']) }),
  usertypeSchema,
])
export type AdminPatch = v.InferOutput<typeof adminPatchSchema>

/** The list with the requests that change it. Its page does not need their bodies. */
export const adminModule = {
  ...adminList,
  create: invitationSchema,
  change: adminPatchSchema,
} satisfies ModuleDefinition
