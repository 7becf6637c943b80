import { stateOptions } from '../../domain/address.ts'
import { filterOf } from '../../domain/choices.ts'
import { notificationFields } from '../../features/notifications/fields.ts'
import {
  audiencePath,
  audienceSchema,
  sendEndpoint,
  notificationResource,
} from '../../features/notifications/resource.ts'
import { proposedModule } from '../list-module.ts'
import type { Operation } from '../operation.ts'

export const notifications = proposedModule(notificationResource, {
  endpoints: [
    {
      ...sendEndpoint,
      id: 'sendNotification',
      summary: 'Send a notification',
      description:
        'The texts are plain. Without `state` it goes to every state. With `test` it goes to the administrator who sends it, and is ' +
        'not in the list.',
    },
  ],
  examples: {
    sendNotification: {
      title: 'Rain delays',
      body: 'Deliveries in Lagos take longer tonight.',
      audience: 'users',
      state: 'Lagos',
      channel: 'push',
    },
  },
  fields: notificationFields,
  optional: ['state', 'failed', 'sentBy'],
})

export const countAudience: Operation = {
  id: 'countAudience',
  summary: 'Count the recipients of a notification',
  description: 'The administrator sees the number before the notification is sent.',
  tag: 'Notifications',
  isSpecified: false,
  isPublic: false,
  method: 'GET',
  path: audiencePath,
  filters: { audience: notificationResource.filters.audience, state: filterOf(stateOptions) },
  response: audienceSchema,
  status: 200,
}
