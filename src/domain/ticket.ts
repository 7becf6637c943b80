import type * as v from 'valibot'
import { shorten } from '../lib/format.ts'
import { labelText } from '../lib/visible-text.ts'
import { fields } from './field.ts'
import { optionalField, optionalText, withId } from './response-fields.ts'
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
}
export const ticketRowSchema = withId(ticketRowEntries)
export type TicketRow = v.InferOutput<typeof ticketRowSchema>

export const ticketName = ({ ticketId, id }: Pick<TicketRow, 'ticketId' | 'id'>) =>
  shorten(ticketId ?? id)

export const ticketRowFields = fields<TicketRow>()({
  ticketId: { label: 'Ticket', kind: 'code' },
  subject: { label: 'Subject', kind: 'text' },
  status: { label: 'Status', kind: 'status', statuses: ticketStatus },
})
