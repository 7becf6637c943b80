import { fields } from '../../domain/field.ts'
import { ticketName, ticketRowFields, ticketStatus } from '../../domain/ticket.ts'
import { capitalize } from '../../lib/format.ts'
import { type Ticket, ticketCategories } from './resource.ts'

/** Whether an open ticket waits for an answer, because the requester wrote last. */
export const isWaiting = ({ lastMessageBy, ...ticket }: Pick<Ticket, 'lastMessageBy' | 'status'>) =>
  !ticketStatus.isFinal(ticket) && lastMessageBy?.toLowerCase() === 'requester'

/** Since when an open ticket waits for an answer. Null if it does not wait. */
export const waitingSince = ({
  lastMessageAt,
  updatedAt,
  ...ticket
}: Pick<Ticket, 'lastMessageAt' | 'lastMessageBy' | 'status' | 'updatedAt'>) =>
  isWaiting(ticket) ? (lastMessageAt ?? updatedAt) : null

const categoryLabel = (category: string | null) =>
  capitalize(ticketCategories.labelOf(category) ?? '')

export const ticketFields = fields<Ticket>()({
  ticketId: { ...ticketRowFields.ticketId, card: 'hidden', width: 6 },
  subject: {
    ...ticketRowFields.subject,
    get: (ticket) => ticket.subject ?? ticketName(ticket),
    getExported: ({ subject }) => subject,
    card: 'top',
  },
  requester: {
    label: 'From',
    kind: 'party',
    card: 'middle',
    width: 10,
    onCard: ({ category }) => categoryLabel(category),
  },
  category: {
    label: 'Category',
    kind: 'text',
    get: ({ category }) => categoryLabel(category),
    card: 'hidden',
    width: 4.75,
    isSpare: true,
  },
  assignee: { label: 'Assigned to', kind: 'relation', card: 'hidden', width: 5.75 },
  status: { ...ticketRowFields.status, card: 'middleEnd' },
  lastMessageAt: {
    label: 'Waiting',
    kind: 'timestamp',
    get: waitingSince,
    card: 'bottomEnd',
    width: 5.5,
  },
  updatedAt: { label: 'Updated', kind: 'timestamp', card: 'bottom' },
  order: {
    label: 'Order',
    kind: 'relation',
    record: 'order',
    get: ({ order }) => order && { ...order, name: order.orderId },
    isOptional: true,
    isExported: true,
  },
  phone: {
    label: 'Phone',
    kind: 'phone',
    get: ({ requester }) => requester?.phone ?? null,
    isOptional: true,
  },
  createdAt: { label: 'Opened', kind: 'timestamp', isExported: true },
})

type Assigned = { assignee: { id: string | null } | null }

/**
 * Which tickets are in each queue of the administrator `adminId`. The backend selects the rows of
 * the list. The contract checks them with these rules, and the mock API selects with them.
 */
export const ticketQueues = {
  waiting: isWaiting,
  mine: ({ assignee }: Assigned, adminId: string) => assignee?.id === adminId,
  unassigned: ({ assignee, ...ticket }: Assigned & Pick<Ticket, 'status'>) =>
    assignee === null && !ticketStatus.isFinal(ticket),
}
