import * as v from 'valibot'
import type { Endpoint } from '../../api/endpoint.ts'
import { enveloped } from '../../api/list-response.ts'
import { type RowOf, pageSearch, resource } from '../../api/resource.ts'
import { requiredText, typedLine } from '../../domain/body-fields.ts'
import { choices } from '../../domain/choices.ts'
import { namedRelation } from '../../domain/record-schemas.ts'
import {
  optionalCount,
  optionalText,
  optionalTimestamp,
  withId,
} from '../../domain/response-fields.ts'
import { statuses } from '../../domain/status.ts'

export const notificationStatus = statuses([
  ['sending', 'blue'],
  ['sent', 'green'],
  ['failed', 'red'],
])
export const notificationAudiences = choices(['users', 'vendors', 'drivers'])
export const channels = choices([['push', 'Push notification'], 'email', ['sms', 'SMS']])

export const notificationResource = resource({
  keys: ['notification', 'notifications'],
  path: '/crm/notification',
  filters: {
    status: notificationStatus.filter,
    audience: notificationAudiences.filter('All Audiences'),
  },
  record: withId({
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
  }),
  details: {},
  actions: ['again'],
  needs: { again: ['send'] },
  permissions: ['send'],
})
export type Notification = RowOf<typeof notificationResource>

/**
 * `dialog` opens the form. "send" opens an empty form, "again" one with the content of a
 * notification.
 */
export const notificationSearch = pageSearch(notificationResource, ['send'])

export const MAX_TITLE = 65
export const MAX_BODY = 240

export const sendEndpoint = {
  method: 'POST',
  path: notificationResource.path,
  body: v.strictObject({
    title: v.pipe(typedLine, requiredText('Title', MAX_TITLE)),
    body: requiredText('Message', MAX_BODY),
    audience: v.picklist(notificationAudiences.values, 'Choose an audience'),
    state: v.optional(v.string()),
    channel: v.picklist(channels.values, 'Choose a channel'),
    /** Sends the notification only to the administrator who requests it. */
    test: v.optional(v.literal(true)),
  }),
  response: v.unknown(),
} satisfies Endpoint
export type Message = v.InferOutput<typeof sendEndpoint.body>

export const audiencePath = `${notificationResource.path}/audience` as const

export const audienceSchema = enveloped(v.object({ count: v.pipe(optionalCount, v.number()) }))
