import * as v from 'valibot'
import { requiredText } from '../../api/body-fields.ts'
import type { Endpoint } from '../../api/endpoint.ts'
import { enveloped } from '../../api/envelope.ts'
import { filterOf, listSearchSchema } from '../../api/list.ts'
import { namedRelation } from '../../api/record-schemas.ts'
import { resource } from '../../api/resource.ts'
import {
  withId,
  optionalCount,
  optionalTimestamp,
  optionalText,
} from '../../api/response-fields.ts'
import { dialogParam, recordParam } from '../../api/search-params.ts'
import { statuses } from '../../domain/status.ts'

export const notificationStatus = statuses([
  ['sending', 'blue'],
  ['sent', 'green'],
  ['failed', 'red'],
])
const audienceOptions = [['all', 'All Audiences'], 'users', 'vendors', 'drivers'] as const

export const notificationFilters = {
  status: notificationStatus.filter,
  audience: filterOf(audienceOptions),
}

/** The search params of the page. `dialog` opens the form, filled in with `notification` if that is open. */
export const notificationSearch = v.object({
  ...listSearchSchema(notificationFilters).entries,
  notification: recordParam,
  dialog: dialogParam(['send', 'again']),
})

const notificationSchema = withId({
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
  createdAt: optionalTimestamp,
})
export type Notification = v.InferOutput<typeof notificationSchema>

export const notificationResource = resource({
  keys: ['notification', 'notifications'],
  path: '/crm/notification',
  filters: notificationFilters,
  record: notificationSchema,
  details: {},
  actions: ['again'],
})

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
  path: notificationResource.path,
  body: messageSchema,
  response: v.unknown(),
} satisfies Endpoint

export const audiencePath = `${notificationResource.path}/audience` as const

/** How many people get a notification. */
export const audienceSchema = enveloped(v.object({ count: v.pipe(optionalCount, v.number()) }))
