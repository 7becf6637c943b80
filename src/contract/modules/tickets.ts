import { ticketFields, ticketQueues } from '../../features/tickets/fields.ts'
import {
  assigneesPath,
  assigneesResponse,
  presenceEndpoint,
  replyEndpoint,
  ticketResource,
} from '../../features/tickets/resource.ts'
import { proposedModule } from '../list-module.ts'
import type { Operation } from '../operation.ts'

export const tickets = proposedModule(ticketResource, {
  endpoints: [
    {
      ...replyEndpoint,
      id: 'replyToTicket',
      summary: 'Reply to a ticket',
      description:
        'The text is plain. The ticket then has no unread messages. A closed one is refused. `after` is only sent if the last response announced ' +
        '`after` in `capabilities.actions`: if another administrator has replied later than that, nothing is sent, and the status is 409. Compare it ' +
        'and add the message in one transaction: of two replies at the same time, one gets 409.',
    },
    {
      ...presenceEndpoint,
      id: 'visitTicket',
      summary: 'Say that the ticket is open',
      description:
        'Only sent if the last response announced `presence` in `capabilities.actions`, every 15 s while the administrator has the ticket open in a visible ' +
        'tab, and when they begin to write. `others` are the other administrators whose last request about this ticket is less than 45 s old.',
    },
  ],
  descriptions: {
    listTickets:
      'The ticket that was updated last is the first. `lastMessageAt` is the time of the last message. Only messages change it: ' +
      'to take, assign or close a ticket, or to add a note, does not. If it is announced in `capabilities.sort`, the queue "waiting" is asked for with `sort=lastMessageAt`. The queue "waiting" has the tickets that are not closed and whose requester wrote last, "mine" those assigned to the administrator of the token, and "unassigned" those that are not closed and have no assignee.',
    getTicket: 'Messages are sent in full, the oldest first. Reading them changes nothing.',
    changeTicket:
      'Takes a ticket as the administrator with this id, assigns it to another one, closes it, or opens it again. An `assignee` without `status` leaves ' +
      'the status as it is, and is only sent if the last response announced `assign` in `capabilities.actions`. With `assignees`, a ticket can be released ' +
      '(`assignee: null`), and a reopened one keeps its assignee. Of an assignee and the status "open", both are set.',
  },
  examples: {
    changeTicket: { assignee: 'adm-1', status: 'in_progress' },
    replyToTicket: {
      body: 'Good morning, I am looking at it now.',
      after: '2026-11-27T07:04:00.000Z',
    },
    visitTicket: { isWriting: true },
  },
  fields: ticketFields,
  // The check does not know the administrator of the token.
  queues: { ...ticketQueues, mine: ({ assignee }) => assignee !== null },
  optional: [
    'requester.phone',
    'order',
    'lastMessage',
    'lastMessageBy',
    'lastMessageAt',
    'unread',
    'closedAt',
    'ticketMessage.images',
  ],
})

export const ticketAssignees: Operation = {
  id: 'listTicketAssignees',
  summary: 'List who can have a ticket',
  description:
    'Only sent if the last response with tickets announced `assignees` in `capabilities.actions`. It needs the permission `tickets.assign` alone. ' +
    '`openTickets` is the number of tickets that the administrator has and that are not closed.',
  tag: 'Tickets',
  isSpecified: false,
  isPublic: false,
  method: 'GET',
  path: assigneesPath,
  response: assigneesResponse,
  status: 200,
}
