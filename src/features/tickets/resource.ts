import * as v from 'valibot'
import type { Endpoint } from '../../api/endpoint.ts'
import { enveloped } from '../../api/list-response.ts'
import { queueFilter, sortedBy } from '../../api/list.ts'
import { messageBody, type MessageEndpoint } from '../../api/message.ts'
import { pageSearch, resource, type RowOf } from '../../api/resource.ts'
import { choices } from '../../domain/choices.ts'
import {
  namedRelation,
  notedEntries,
  partyRelation,
  relationSchema,
} from '../../domain/record-schemas.ts'
import {
  optionalCount,
  optionalField,
  optionalFlag,
  optionalImage,
  optionalText,
  optionalTimestamp,
  rowsSchema,
  withId,
} from '../../domain/response-fields.ts'
import { ticketRowEntries, ticketStatus } from '../../domain/ticket.ts'
import { idText, labelText } from '../../lib/visible-text.ts'

export const ticketCategories = choices(['order', 'payment', 'delivery', 'account', 'other'])

const messageSchema = withId({
  body: optionalText,
  by: partyRelation,
  createdAt: optionalTimestamp,
  images: optionalField(v.array(optionalImage)),
})
export type Message = v.InferOutput<typeof messageSchema>

export const isByAdmin = ({ by }: Pick<Message, 'by'>) => by?.type?.toLowerCase() === 'admin'

export const ticketResource = resource({
  keys: ['ticket', 'tickets'],
  path: '/crm/ticket',
  hasPhones: true,
  filters: {
    status: ticketStatus.filter,
    // Those that wait longest come first.
    queue: sortedBy(
      queueFilter([['all', 'All Tickets'], ['waiting', 'Waiting for us'], 'mine', 'unassigned']),
      { waiting: 'lastMessageAt' },
    ),
    category: ticketCategories.filter('All Categories'),
  },
  record: withId({
    ...ticketRowEntries,
    category: optionalText,
    requester: relationSchema({ type: optionalText, phone: optionalField(labelText) }),
    order: relationSchema({ orderId: optionalField(labelText) }),
    assignee: namedRelation,
    lastMessage: optionalText,
    unread: optionalCount,
    noteCount: optionalCount,
    createdAt: optionalTimestamp,
    closedAt: optionalTimestamp,
  }),
  details: {
    ticketMessage: optionalField(rowsSchema('A message of a ticket', messageSchema)),
    ...notedEntries,
  },
  change: v.union([
    v.strictObject({
      assignee: idText,
      status: v.picklist([ticketStatus.word('in_progress'), ticketStatus.word('open')]),
    }),
    v.strictObject({ assignee: v.null(), status: v.literal(ticketStatus.word('open')) }),
    v.strictObject({ assignee: idText }),
    v.strictObject({
      status: v.picklist([ticketStatus.word('open'), ticketStatus.word('closed')]),
    }),
  ]),
  actions: ['reply', 'take', 'assign', 'release', 'close', 'reopen'],
  needs: {
    take: ['assign'],
    // Without the list of those who can have a ticket, the administrators are read.
    assign: ['assign', { name: 'admins.view', unless: 'assignees' }],
    release: ['assign'],
    reopen: ['close'],
  },
  permissions: ['note'],
})
export type Ticket = RowOf<typeof ticketResource>

export const ticketSearch = pageSearch(ticketResource)

export const replyEndpoint = {
  method: 'POST',
  path: '/crm/ticket/{id}/message',
  body: v.strictObject({
    ...messageBody('Enter a reply').entries,
    after: v.optional(
      v.pipe(v.string(), v.description('The time of the last message that was read.')),
    ),
  }),
  response: v.unknown(),
} satisfies MessageEndpoint

/** The name of the draft of a reply. */
export const replyDraft = (id: string) => `reply to ticket ${id}`

export const assigneesPath = `${ticketResource.path}/assignee` as const
export const assigneesResponse = enveloped(
  v.object({
    assignees: rowsSchema(
      'An assignee',
      withId({ name: optionalText, type: optionalText, openTickets: optionalCount }),
    ),
  }),
)
export type Assignee = v.InferOutput<typeof assigneesResponse>['assignees'][number]

export const presenceEndpoint = {
  method: 'POST',
  path: '/crm/ticket/{id}/presence',
  body: v.strictObject({ isWriting: v.boolean() }),
  response: enveloped(
    v.object({
      others: rowsSchema(
        'Another administrator',
        withId({ name: optionalText, isWriting: optionalFlag }),
      ),
    }),
  ),
} satisfies Endpoint
export type Present = v.InferOutput<typeof presenceEndpoint.response>['others'][number]
