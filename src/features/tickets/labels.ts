import { shorten } from '@/lib/format'
import { type Ticket } from './resource'

/** A ticket's name in the UI: its number, else its id. */
export const ticketName = ({ ticketId, id }: Pick<Ticket, 'ticketId' | 'id'>) =>
  shorten(ticketId ?? id)

/** Whether the last message is the requester's. */
export const isWaiting = ({ lastMessageBy }: Pick<Ticket, 'lastMessageBy'>) =>
  lastMessageBy?.toLowerCase() === 'requester'
