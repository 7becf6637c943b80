import * as v from 'valibot'
import { ifAnnounced } from '../../api/list.ts'
import { messageBody, type MessageEndpoint } from '../../api/message.ts'
import { pageSearch, resource, type RowOf } from '../../api/resource.ts'
import { filterOf, choices } from '../../domain/choices.ts'
import {
  namedRelation,
  notedEntries,
  partyRelation,
  relationSchema,
} from '../../domain/record-schemas.ts'
import {
  optionalCount,
  optionalField,
  optionalImage,
  optionalText,
  optionalTimestamp,
  rowsSchema,
  withId,
} from '../../domain/response-fields.ts'
import { statuses } from '../../domain/status.ts'
import { idText, labelText } from '../../lib/visible-text.ts'

export const ticketStatus = statuses([
  ['open', 'orange'],
  ['in_progress', 'blue'],
  ['closed', 'gray', 'final'],
])
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
    queue: ifAnnounced(
      filterOf([['all', 'All Tickets'], ['waiting', 'Waiting for us'], 'mine', 'unassigned']),
    ),
    category: ticketCategories.filter('All Categories'),
  },
  record: withId({
    ticketId: optionalField(labelText),
    subject: optionalText,
    category: optionalText,
    status: optionalText,
    requester: relationSchema({ type: optionalText, phone: optionalField(labelText) }),
    order: relationSchema({ orderId: optionalField(labelText) }),
    assignee: namedRelation,
    lastMessage: optionalText,
    lastMessageBy: optionalText,
    unread: optionalCount,
    noteCount: optionalCount,
    createdAt: optionalTimestamp,
    updatedAt: optionalTimestamp,
    closedAt: optionalTimestamp,
  }),
  details: {
    ticketMessage: optionalField(rowsSchema('A message of a ticket', messageSchema)),
    ...notedEntries,
  },
  change: v.union([
    v.strictObject({ assignee: idText, status: v.literal(ticketStatus.word('in_progress')) }),
    v.strictObject({ assignee: idText }),
    v.strictObject({
      status: v.picklist([ticketStatus.word('open'), ticketStatus.word('closed')]),
    }),
  ]),
  actions: ['take', 'assign', 'close', 'reopen'],
  needs: { take: ['assign'], assign: ['assign', 'admins.view'], reopen: ['close'] },
  permissions: ['reply', 'note'],
})
export type Ticket = RowOf<typeof ticketResource>

export const ticketSearch = pageSearch(ticketResource)

export const replyEndpoint = {
  method: 'POST',
  path: '/crm/ticket/{id}/message',
  body: messageBody('Enter a reply'),
  response: v.unknown(),
} satisfies MessageEndpoint
