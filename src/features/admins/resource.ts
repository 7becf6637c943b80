import * as v from 'valibot'
import { textUpTo } from '../../api/body-fields.ts'
import { listSearchSchema } from '../../api/list.ts'
import { namedRelation, personSchema } from '../../api/record-schemas.ts'
import { resource } from '../../api/resource.ts'
import { optionalField, optionalTimestamp, optionalText } from '../../api/response-fields.ts'
import { dialogParam, recordParam } from '../../api/search-params.ts'
import { statuses } from '../../domain/status.ts'
import { visibleText } from '../../lib/visible-text.ts'

export const adminStatus = statuses([
  ['active', 'green'],
  ['invited', 'yellow'],
  ['disabled', 'gray'],
])

export const adminFilters = { status: adminStatus.filter }

const filtersSchema = listSearchSchema(adminFilters)

/** The search params of the page. `dialog` opens the form of an invitation, or an action on `admin`. */
export const adminSearch = v.object({
  ...filtersSchema.entries,
  admin: recordParam,
  dialog: dialogParam(['invite', 'type', 'disable']),
})

const adminSchema = personSchema({
  email: optionalText,
  usertype: optionalText,
  status: optionalText,
  lastLoginAt: optionalTimestamp,
  invitedBy: namedRelation,
  createdAt: optionalTimestamp,
})
export type Admin = v.InferOutput<typeof adminSchema>

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

export const adminResource = resource({
  keys: ['admin', 'admins'],
  path: '/crm/admin',
  filters: adminFilters,
  record: adminSchema,
  // The types that the server knows.
  meta: { usertypes: optionalField(v.array(visibleText)) },
  create: invitationSchema,
  change: adminPatchSchema,
  actions: ['invite', 'type', 'enable', 'disable'],
})
