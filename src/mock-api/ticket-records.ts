import { ticketQueues } from '../features/tickets/fields.ts'
import { createCollection } from './collection.ts'
import { dates, isStatus } from './filters.ts'
import type { Surroundings } from './phones.ts'
import type { StoredTicket } from './seed/ticket-types.ts'

/** Begins with the ticket that was changed last. */
export const createTickets = (seeded: readonly StoredTicket[], { today, phoneOf }: Surroundings) =>
  createCollection(seeded, {
    text: ({ ticketId, subject, requester, order }) => [
      ticketId,
      subject,
      requester?.name,
      phoneOf(requester),
      order?.orderId,
    ],
    ids: ({ requester, order, assignee }) => [requester?.id, order?.id, assignee?.id],
    sort: ['updatedAt', 'lastMessageAt'],
    actions: ['assign', 'assignees', 'after', 'presence'],
    queues: ticketQueues,
    filters: { status: isStatus, category: ({ category }, value) => category === value, ...dates },
    timeOf: ({ updatedAt }) => updatedAt,
    today,
  })
