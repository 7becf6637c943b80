import type { StatusDisplay } from '@/components/ui/status'
import { shorten } from '@/lib/format'
import { type Ticket, ticketFilters } from './resource'

/** A ticket's name in the UI: its number, else its id. */
export const ticketName = ({ ticketId, id }: Pick<Ticket, 'ticketId' | 'id'>) =>
  shorten(ticketId ?? id)

/** The options of the status filter whose tickets wait for an administrator. */
export const openStatuses = ticketFilters.status.choices.filter(
  ([status]) => status !== 'all' && status !== 'closed',
)

export const ticketStatus: StatusDisplay = {
  labels: {
    open: ['Open', 'orange'],
    in_progress: ['In progress', 'blue'],
    closed: ['Closed', 'gray'],
  },
}

/** Whether the last message is the requester's. */
export const isWaiting = ({ lastMessageBy }: Pick<Ticket, 'lastMessageBy'>) =>
  lastMessageBy?.toLowerCase() === 'requester'
