import * as v from 'valibot'
import { messageBody, type MessageEndpoint } from '../../api/message.ts'

export const replyEndpoint = {
  method: 'POST',
  path: '/crm/ticket/{id}/message',
  body: messageBody('Enter a reply'),
  response: v.unknown(),
} satisfies MessageEndpoint
