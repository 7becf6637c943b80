import * as v from 'valibot'
import type { Endpoint } from '../../api/endpoint.ts'
import { choice, listSearchSchema } from '../../api/list.ts'
import { namedRelation, partyRelation, relation } from '../../api/record-schemas.ts'
import type { ModuleDefinition } from '../../api/resource.ts'
import {
  idText,
  identified,
  labelText,
  optionalCount,
  optionalField,
  optionalImage,
  optionalMoment,
  optionalText,
  rowsOf,
} from '../../api/response-fields.ts'
import { dialogParam, recordParam } from '../../api/search-params.ts'
import { formatCount } from '../../lib/format.ts'

const statusOptions = [['all', 'All Status'], 'open', 'in_progress', 'closed'] as const
const categoryOptions = [
  ['all', 'All Categories'],
  'order',
  'payment',
  'delivery',
  'account',
  'other',
] as const

export const ticketFilters = { status: choice(statusOptions), category: choice(categoryOptions) }

const filtersSchema = listSearchSchema(ticketFilters)

/** The search params of the page. `ticket` opens the conversation of that ticket. */
export const ticketSearchSchema = v.object({
  ...filtersSchema.entries,
  ticket: recordParam,
  dialog: dialogParam(['close']),
})

/*
 * The paths and shapes of the tickets module. They are this console's proposal: a backend that differs is mapped in this file.
 */

const ticketSchema = identified({
  ticketId: optionalField(labelText),
  subject: optionalText,
  category: optionalText,
  status: optionalText,
  requester: partyRelation,
  order: relation({ orderId: optionalField(labelText) }),
  assignee: namedRelation,
  lastMessage: optionalText,
  lastMessageBy: optionalText,
  unread: optionalCount,
  createdAt: optionalMoment,
  updatedAt: optionalMoment,
  closedAt: optionalMoment,
})
export type Ticket = v.InferOutput<typeof ticketSchema>

const messageSchema = identified({
  body: optionalText,
  by: partyRelation,
  createdAt: optionalMoment,
  images: optionalField(v.array(optionalImage)),
})
export type Message = v.InferOutput<typeof messageSchema>

/** The body of `PATCH /crm/ticket/{id}`. */
export const ticketPatchSchema = v.union([
  v.strictObject({ assignee: idText, status: v.literal('in_progress') }),
  v.strictObject({ status: v.picklist(['open', 'closed']) }),
])
export type TicketPatch = v.InferOutput<typeof ticketPatchSchema>

export const ticketList = {
  noun: ['ticket', 'tickets'],
  path: '/crm/ticket',
  hasPhones: true,
  filters: ticketFilters,
  record: ticketSchema,
  details: { ticketMessage: optionalField(rowsOf('A message of a ticket', messageSchema)) },
  change: ticketPatchSchema,
} satisfies ModuleDefinition

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
