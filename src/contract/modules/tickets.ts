import { labelsOf } from '../../domain/field.ts'
import { ticketFields } from '../../features/tickets/fields.ts'
import { replyEndpoint, ticketResource } from '../../features/tickets/resource.ts'
import { proposedModule } from '../list-module.ts'

export const tickets = proposedModule('Tickets', ticketResource, {
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
    listTickets: 'The ticket that was updated last is the first.',
    getTicket: 'Messages are sent in full, the oldest first. Reading them changes nothing.',
    changeTicket: 'Takes a ticket as the administrator with this id, closes it, or opens it again.',
  },
  columns: labelsOf(ticketFields),
  optional: ['order', 'lastMessage', 'lastMessageBy', 'unread', 'closedAt', 'ticketMessage.images'],
})
