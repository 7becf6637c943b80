import * as v from 'valibot'
import type { Endpoint } from '../../api/endpoint.ts'
import { enveloped } from '../../api/list-response.ts'
import { requiredText, typedLine } from '../../domain/body-fields.ts'
import { optionalCount } from '../../domain/response-fields.ts'
import { audiences, channels, notificationResource } from './resource.ts'

export const MAX_TITLE = 65
export const MAX_BODY = 240

export const sendEndpoint = {
  method: 'POST',
  path: notificationResource.path,
  body: v.strictObject({
    title: v.pipe(typedLine, requiredText('Title', MAX_TITLE)),
    body: requiredText('Message', MAX_BODY),
    audience: v.picklist(audiences.values, 'Choose an audience'),
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
