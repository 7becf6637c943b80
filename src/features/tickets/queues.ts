import { isWaiting } from './fields.ts'
import { type Ticket, ticketStatus } from './resource.ts'

type Assigned = { assignee: { id: string | null } | null }

/**
 * Which tickets each `queue` has, for the administrator with the id `adminId`. The backend decides:
 * the mock API and the contract use these.
 */
export const ticketQueues = {
  waiting: (ticket: Pick<Ticket, 'status' | 'lastMessageBy'>) =>
    isWaiting(ticket) && !ticketStatus.isFinal(ticket),
  mine: ({ assignee }: Assigned, adminId: string) => assignee?.id === adminId,
  unassigned: ({ assignee, ...ticket }: Assigned & Pick<Ticket, 'status'>) =>
    assignee === null && !ticketStatus.isFinal(ticket),
}
