import { ticketFields, ticketQueues } from '../../features/tickets/fields.ts'
import { replyEndpoint, ticketResource } from '../../features/tickets/resource.ts'
import { proposedModule } from '../list-module.ts'

export const tickets = proposedModule(ticketResource, {
  endpoints: [
    {
      ...replyEndpoint,
      id: 'replyToTicket',
      summary: 'Reply to a ticket',
      description:
        'The text is plain. The ticket then has no unread messages. A closed one is refused.',
    },
  ],
  descriptions: {
    listTickets:
      'The ticket that was updated last is the first. The queue "waiting" has the tickets that are not closed and whose requester wrote last, "mine" those assigned to the administrator of the token, and "unassigned" those that are not closed and have no assignee.',
    getTicket: 'Messages are sent in full, the oldest first. Reading them changes nothing.',
    changeTicket:
      'Takes a ticket as the administrator with this id, assigns it to another one, closes it, or opens it again. An `assignee` without `status` leaves the status as it is, and is only sent if the last response announced `assign` in `capabilities.actions`.',
  },
  examples: {
    changeTicket: { assignee: 'adm-1', status: 'in_progress' },
    replyToTicket: { body: 'Good morning, I am looking at it now.' },
  },
  fields: ticketFields,
  // The check does not know the administrator of the token.
  queues: { ...ticketQueues, mine: ({ assignee }) => assignee !== null },
  optional: [
    'requester.phone',
    'order',
    'lastMessage',
    'lastMessageBy',
    'unread',
    'closedAt',
    'ticketMessage.images',
  ],
})
