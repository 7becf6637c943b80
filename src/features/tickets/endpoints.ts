import * as v from 'valibot'
import type { Endpoint } from '../../api/endpoint.ts'
import { formatCount } from '../../lib/format.ts'

/** In characters. */
export const MAX_REPLY = 2000

export const replyEndpoint = {
  method: 'POST',
  path: '/crm/ticket/{id}/message',
  body: v.strictObject({
    body: v.pipe(
      v.string('Enter a reply'),
      v.trim(),
      v.nonEmpty('Enter a reply'),
      v.maxLength(MAX_REPLY, `Enter at most ${formatCount(MAX_REPLY)} characters`),
    ),
  }),
  response: v.unknown(),
} satisfies Endpoint
