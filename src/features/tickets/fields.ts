import { fields } from '../../domain/field.ts'
import { isWaiting, ticketName, ticketRowFields, ticketStatus } from '../../domain/ticket.ts'
import { capitalize } from '../../lib/format.ts'
import { type Ticket, ticketCategories } from './resource.ts'

const categoryLabel = (category: string | null) =>
  capitalize(ticketCategories.labelOf(category) ?? '')

export const ticketFields = fields<Ticket>()({
  ticketId: { ...ticketRowFields.ticketId, card: 'hidden', width: 5.1 },
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
    onCard: ({ category }) => categoryLabel(category),
    width: 8,
  },
  category: {
    label: 'Category',
    kind: 'text',
    get: ({ category }) => categoryLabel(category),
    card: 'hidden',
    width: 4.75,
    hiddenBelow: 'wide',
  },
  assignee: { label: 'Assigned to', kind: 'relation', card: 'hidden', width: 5.9 },
  status: { ...ticketRowFields.status, card: 'middleEnd' },
  lastMessageAt: { ...ticketRowFields.lastMessageAt, card: 'bottomEnd', width: 6.4 },
  updatedAt: {
    label: 'Updated',
    kind: 'timestamp',
    card: 'bottom',
    width: 7.9,
    hiddenBelow: 'medium',
  },
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
