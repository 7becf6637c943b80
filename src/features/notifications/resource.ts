import * as v from 'valibot'
import { requiredText } from '../../api/body-fields.ts'
import type { Endpoint } from '../../api/endpoint.ts'
import { enveloped } from '../../api/envelope.ts'
import { choice, listSearchSchema } from '../../api/list.ts'
import { namedRelation } from '../../api/record-schemas.ts'
import type { ModuleDefinition } from '../../api/resource.ts'
import {
  identified,
  optionalCount,
  optionalMoment,
  optionalText,
} from '../../api/response-fields.ts'
import { dialogParam, recordParam } from '../../api/search-params.ts'

const statusOptions = [['all', 'All Status'], 'sending', 'sent', 'failed'] as const
const audienceOptions = [['all', 'All Audiences'], 'users', 'vendors', 'drivers'] as const

export const notificationFilters = {
  status: choice(statusOptions),
  audience: choice(audienceOptions),
}

/** The search params of the page. `dialog` opens the form, filled in with `notification` if that is open. */
export const notificationSearchSchema = v.object({
  ...listSearchSchema(notificationFilters).entries,
  notification: recordParam,
  dialog: dialogParam(['send', 'again']),
})

// The paths and shapes of the notifications module: this console's proposal. A backend that differs is mapped in this file.

const notificationSchema = identified({
  title: optionalText,
  body: optionalText,
  audience: optionalText,
  state: optionalText,
  channel: optionalText,
  status: optionalText,
  recipients: optionalCount,
  delivered: optionalCount,
  failed: optionalCount,
  sentBy: namedRelation,
  createdAt: optionalMoment,
})
export type Notification = v.InferOutput<typeof notificationSchema>

export const notificationList = {
  noun: ['notification', 'notifications'],
  path: '/crm/notification',
  filters: notificationFilters,
  record: notificationSchema,
  details: {},
} satisfies ModuleDefinition

export const MAX_TITLE = 65
export const MAX_BODY = 240

/** The body of `POST /crm/notification`. With `test` it goes only to the administrator who sends it. */
const messageSchema = v.strictObject({
  title: requiredText('Title', MAX_TITLE),
  body: requiredText('Message', MAX_BODY),
  audience: v.picklist(['users', 'vendors', 'drivers'], 'Choose an audience'),
  state: v.optional(v.string()),
  channel: v.picklist(['push', 'email', 'sms'], 'Choose a channel'),
  test: v.optional(v.literal(true)),
})
export type Message = v.InferOutput<typeof messageSchema>
export const messageEntries = messageSchema.entries

export const sendEndpoint = {
  method: 'POST',
  path: notificationList.path,
  body: messageSchema,
  response: v.unknown(),
} satisfies Endpoint

export const audiencePath = `${notificationList.path}/audience` as const

/** How many people get a notification. */
export const audienceSchema = enveloped(v.object({ count: v.pipe(optionalCount, v.number()) }))
