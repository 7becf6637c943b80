import type * as v from 'valibot'
import { shorten } from '../lib/format.ts'
import { labelText } from '../lib/visible-text.ts'
import { fields } from './field.ts'
import { optionalField, optionalText, optionalTimestamp, withId } from './response-fields.ts'
import { statuses } from './status.ts'

export const ticketStatus = statuses([
  ['open', 'orange'],
  ['in_progress', 'blue'],
  ['closed', 'gray', 'final'],
])

export const ticketRowEntries = {
  ticketId: optionalField(labelText),
  subject: optionalText,
  status: optionalText,
  lastMessageBy: optionalText,
  lastMessageAt: optionalTimestamp,
  updatedAt: optionalTimestamp,
}
export const ticketRowSchema = withId(ticketRowEntries)
export type TicketRow = v.InferOutput<typeof ticketRowSchema>

export const ticketName = ({ ticketId, id }: Pick<TicketRow, 'ticketId' | 'id'>) =>
  shorten(ticketId ?? id)

/** Whether an open ticket waits for an answer, because the requester wrote last. */
export const isWaiting = ({
  lastMessageBy,
  ...ticket
}: Pick<TicketRow, 'lastMessageBy' | 'status'>) =>
  !ticketStatus.isFinal(ticket) && lastMessageBy?.toLowerCase() === 'requester'

/** Since when an open ticket waits for an answer. Null if it does not wait. */
export const waitingSince = ({
  lastMessageAt,
  updatedAt,
  ...ticket
}: Pick<TicketRow, 'lastMessageAt' | 'lastMessageBy' | 'status' | 'updatedAt'>) =>
  isWaiting(ticket) ? (lastMessageAt ?? updatedAt) : null

export const ticketRowFields = fields<TicketRow>()({
  ticketId: { label: 'Ticket', kind: 'code' },
  subject: { label: 'Subject', kind: 'text' },
  status: { label: 'Status', kind: 'status', statuses: ticketStatus },
  lastMessageAt: { label: 'Waiting', kind: 'timestamp', get: waitingSince },
})
