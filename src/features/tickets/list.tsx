import { lateColors, TruncatedText, TwoLines } from '@/components/fields/cell-text'
import { FieldCell } from '@/components/fields/field-cell'
import { defineList } from '@/components/list/define-list'
import { columns } from '@/components/list/table/columns'
import { sheetLink } from '@/components/list/table/sheet-link'
import { formatElapsed } from '@/domain/format-dates'
import { parseTime } from '@/domain/lagos'
import { latenessAfterHours, TICKET_LATE_AFTER_HOURS } from '@/domain/lateness'
import { useNow } from '@/hooks/use-now'
import { ticketActions } from './actions'
import { isWaiting, ticketFields, ticketName } from './fields'
import { type Ticket, ticketResource } from './resource'

/** Marks a ticket that waits for an answer. The font has no bold weight. */
const WaitingMark = () => (
  <span
    role="img"
    aria-label="Waits for an answer"
    className="mr-2 inline-block size-2 rounded-full bg-brand align-middle @table:absolute @table:top-1/2 @table:left-1 @table:-translate-y-1/2"
  />
)

/** The time of the last update. A ticket that waits for an answer waits since then. */
function Updated({ ticket }: { ticket: Ticket }) {
  const now = useNow()
  const { updatedAt } = ticket
  const waited = isWaiting(ticket) ? formatElapsed(updatedAt, now) : null
  const late = latenessAfterHours(now.getTime() - parseTime(updatedAt), TICKET_LATE_AFTER_HOURS)
  return (
    <TwoLines below={waited && `Waits ${waited}`} belowColor={late ? lateColors[late] : undefined}>
      <FieldCell field={ticketFields.updatedAt} row={ticket} />
    </TwoLines>
  )
}

/** `ownId` is the id of the administrator: see `ticketActions`. */
export const ticketList = (ownId: string | null) =>
  defineList(ticketResource, {
    title: 'Tickets',
    getName: ticketName,
    columns: columns(ticketFields, {
      subject: {
        link: ({ id }) => sheetLink(ticketResource, id),
        hasTwoLines: true,
        // Space for the mark, so that all texts start at the same place.
        className: '@table:pl-5',
        cell: (ticket) => (
          <TwoLines below={ticket.lastMessage}>
            {isWaiting(ticket) && <WaitingMark />}
            <TruncatedText text={ticketFields.subject.get(ticket)} />
          </TwoLines>
        ),
      },
      updatedAt: { hasTwoLines: true, cell: (ticket) => <Updated ticket={ticket} /> },
    }),
    exported: ticketFields,
    actions: (ticket) => ticketActions(ticket, ownId),
    many: ['take', 'assign', 'close'],
    empty: 'No tickets. Nobody is waiting for an answer.',
    pollEvery: 30_000,
  })
