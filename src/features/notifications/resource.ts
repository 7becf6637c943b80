import { type RowOf, pageSearch, resource } from '../../api/resource.ts'
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
export const audiences = choices(['users', 'vendors', 'drivers'])
export const channels = choices([['push', 'Push notification'], 'email', ['sms', 'SMS']])

export const notificationResource = resource({
  keys: ['notification', 'notifications'],
  path: '/crm/notification',
  filters: { status: notificationStatus.filter, audience: audiences.filter('All Audiences') },
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
