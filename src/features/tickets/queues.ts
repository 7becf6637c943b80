import { isWaiting } from './fields.ts'
import { type Ticket, ticketStatus } from './resource.ts'

type Assigned = { assignee: { id: string | null } | null }

/**
 * Which tickets are in each queue of the administrator with the id `adminId`. The page asks the
 * backend. This is to check one, or to stand in for it.
 */
export const ticketQueues = {
  waiting: isWaiting,
  mine: ({ assignee }: Assigned, adminId: string) => assignee?.id === adminId,
  unassigned: ({ assignee, ...ticket }: Assigned & Pick<Ticket, 'status'>) =>
    assignee === null && !ticketStatus.isFinal(ticket),
}
