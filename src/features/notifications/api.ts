import { getQueryOptions } from '@/api/query-client'
import { recordMutation } from '@/api/requests'
import { audiencePath, audienceSchema, notificationResource, sendEndpoint } from './resource'

export const sendNotification = recordMutation(sendEndpoint, 'Notification sent')
export const sendTest = recordMutation(sendEndpoint, 'Sent to you')

/** How many people a notification would reach. The state `all` is every state. */
export function audienceQuery(audience: string, state: string) {
  const path = `${audiencePath}?${new URLSearchParams({ audience, state }).toString()}` as const
  const query = getQueryOptions(
    [notificationResource.keys[1], 'audience', path],
    path,
    audienceSchema,
  )
  return { ...query, meta: { reportedByPage: true as const } }
}
