import { RecordLink } from '@/components/fields/record-link'
import { WaitingTime } from '@/components/fields/waiting-time'
import { ticketName, type TicketRow, ticketRowFields, waitingSince } from '@/domain/ticket'
import { ViewAll } from './related-links'
import { relatedColumns, RelatedPanel } from './related-rows'

const columns = relatedColumns(ticketRowFields, {
  ticketId: {
    className: 'max-sm:order-1 max-sm:wrap-anywhere',
    render: (ticket) => (
      <RecordLink kind="ticket" record={{ id: ticket.id, name: ticketName(ticket) }} />
    ),
  },
  subject: { className: 'max-sm:order-3 max-sm:col-span-2', isFlexible: true },
  status: { className: 'max-sm:order-2 max-sm:text-right' },
  lastMessageAt: {
    className: 'max-sm:hidden',
    render: (ticket) => <WaitingTime ticket={ticket} />,
  },
})

const columnsWithoutWait = columns.slice(0, -1)

interface TicketRowsProps {
  /** The id that "View all" searches the tickets for. */
  ownerId: string
  tickets: readonly TicketRow[] | null | undefined
}

export function TicketRows({ ownerId, tickets }: TicketRowsProps) {
  const isWaiting = tickets?.some((ticket) => waitingSince(ticket) !== null) ?? false
  return (
    <RelatedPanel
      title="Tickets"
      rows={tickets}
      columns={isWaiting ? columns : columnsWithoutWait}
      empty="No tickets yet."
      link={<ViewAll noun="tickets" link={{ to: '/tickets', search: { search: ownerId } }} />}
    />
  )
}
