import type { StatusDisplay } from '@/components/ui/status'
import { shorten } from '@/lib/format'
import type { Ticket } from './schema'

/** A ticket's name in the UI: its number, else its id. */
export const ticketName = ({ ticketId, id }: Pick<Ticket, 'ticketId' | 'id'>) =>
  shorten(ticketId ?? id)

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
