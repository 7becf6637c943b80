import * as v from 'valibot'
import { pageSearch, resource, type RowOf } from '../../api/resource.ts'
import { emailText, textUpTo } from '../../domain/body-fields.ts'
import { namedRelation, personSchema, partyRelation } from '../../domain/record-schemas.ts'
import { optionalField, optionalText, optionalTimestamp } from '../../domain/response-fields.ts'
import { statuses } from '../../domain/status.ts'
import { visibleText } from '../../lib/visible-text.ts'

export const adminStatus = statuses([
  ['active', 'green'],
  ['invited', 'yellow'],
  ['disabled', 'gray'],
])

const MAX_NAME = 60

const usertype = v.pipe(v.string('Choose a type'), v.trim(), v.nonEmpty('Choose a type'))

/** Names may be blank. Without a type, the server chooses it. */
export const invitationSchema = v.strictObject({
  firstName: textUpTo(MAX_NAME),
  lastName: textUpTo(MAX_NAME),
  email: emailText('Email is required'),
  usertype: v.optional(usertype),
})
export const usertypeSchema = v.strictObject({ usertype })

export const adminResource = resource({
  keys: ['admin', 'admins'],
  path: '/crm/admin',
  filters: { status: adminStatus.filter },
  record: personSchema({
    email: optionalText,
    usertype: optionalText,
    status: optionalText,
    lastLoginAt: optionalTimestamp,
    invitedBy: namedRelation,
    createdAt: optionalTimestamp,
  }),
  meta: { usertypes: optionalField(v.array(visibleText)) },
  create: invitationSchema,
  change: v.union([
    v.strictObject({
      status: v.picklist([adminStatus.word('active'), adminStatus.word('disabled')]),
    }),
    usertypeSchema,
  ]),
  actions: ['reinvite', 'type', 'enable', 'disable'],
  needs: { reinvite: ['invite'], type: ['edit'], enable: ['disable'] },
  permissions: ['invite'],
})
export type Admin = RowOf<typeof adminResource>

export const adminSearch = pageSearch(adminResource, ['invite'])

export const inviteAgainEndpoint = {
  method: 'POST',
  path: '/crm/admin/{id}/invite',
  response: v.unknown(),
} as const

const activitySchema = optionalField(
  v.array(
    v.object({
      at: optionalTimestamp,
      event: optionalText,
      text: optionalText,
      record: partyRelation,
    }),
  ),
)
export type Activity = NonNullable<v.InferOutput<typeof activitySchema>>[number]

/**
 * An administrator with their activity. Not every backend has these details, so the actions do not
 * need them.
 */
export const adminDetailsResource = {
  ...adminResource,
  details: { adminActivity: activitySchema },
}
