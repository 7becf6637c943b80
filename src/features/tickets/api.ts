import { recordMutation } from '@/api/requests'
import { replyEndpoint } from './resource'

/** Sends a message to the requester. The conversation shows it: there is no toast. */
export const replyToTicket = recordMutation(replyEndpoint)
