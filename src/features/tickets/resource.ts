import * as v from 'valibot'
import type { Endpoint } from '../../api/endpoint.ts'
import { filterOf, listSearchSchema } from '../../api/list.ts'
import { namedRelation, partyRelation, relationSchema } from '../../api/record-schemas.ts'
import { resource } from '../../api/resource.ts'
import {
  withId,
  optionalCount,
  optionalField,
  optionalImage,
  optionalTimestamp,
  optionalText,
  rowsSchema,
} from '../../api/response-fields.ts'
import { dialogParam, recordParam } from '../../api/search-params.ts'
import { statuses } from '../../domain/status.ts'
import { formatCount } from '../../lib/format.ts'
import { idText, labelText } from '../../lib/visible-text.ts'

export const ticketStatus = statuses([
  ['open', 'orange'],
  ['in_progress', 'blue'],
  ['closed', 'gray', 'final'],
])
const categoryOptions = [
  ['all', 'All Categories'],
  'order',
  'payment',
  'delivery',
  'account',
  'other',
] as const

export const ticketFilters = {
  status: ticketStatus.filter,
  category: filterOf(categoryOptions),
}

const filtersSchema = listSearchSchema(ticketFilters)

/** The search params of the page. `ticket` opens the conversation of that ticket. */
export const ticketSearch = v.object({
  ...filtersSchema.entries,
  ticket: recordParam,
  dialog: dialogParam(['close']),
})

const ticketSchema = withId({
  ticketId: optionalField(labelText),
  subject: optionalText,
  category: optionalText,
  status: optionalText,
  requester: partyRelation,
  order: relationSchema({ orderId: optionalField(labelText) }),
  assignee: namedRelation,
  lastMessage: optionalText,
  lastMessageBy: optionalText,
  unread: optionalCount,
  createdAt: optionalTimestamp,
  updatedAt: optionalTimestamp,
  closedAt: optionalTimestamp,
})
export type Ticket = v.InferOutput<typeof ticketSchema>

const messageSchema = withId({
  body: optionalText,
  by: partyRelation,
  createdAt: optionalTimestamp,
  images: optionalField(v.array(optionalImage)),
})
export type Message = v.InferOutput<typeof messageSchema>

/** The body of `PATCH /crm/ticket/{id}`. */
export const ticketPatchSchema = v.union([
  v.strictObject({ assignee: idText, status: v.literal('in_progress') }),
  v.strictObject({ status: v.picklist(['open', 'closed']) }),
])
export type TicketPatch = v.InferOutput<typeof ticketPatchSchema>

export const ticketResource = resource({
  keys: ['ticket', 'tickets'],
  path: '/crm/ticket',
  hasPhones: true,
  filters: ticketFilters,
  record: ticketSchema,
  details: { ticketMessage: optionalField(rowsSchema('A message of a ticket', messageSchema)) },
  change: ticketPatchSchema,
  actions: ['take', 'close', 'reopen'],
})

/** The limit of a reply, in characters. */
export const MAX_REPLY = 2000

export const replySchema = v.strictObject({
  body: v.pipe(
    v.string('Enter a reply'),
    v.trim(),
    v.nonEmpty('Enter a reply'),
    v.maxLength(MAX_REPLY, `Enter at most ${formatCount(MAX_REPLY)} characters`),
  ),
})
export const replyEndpoint = {
  method: 'POST',
  path: '/crm/ticket/{id}/message',
  body: replySchema,
  response: v.unknown(),
} satisfies Endpoint
