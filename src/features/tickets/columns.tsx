import { columns } from '@/components/list/columns'
import { sheetLink } from '@/components/list/sheet-link'
import { TruncatedText, TwoLines } from '@/components/records/cell-text'
import { isWaiting, ticketFields } from './fields'
import { ticketResource } from './resource'

/** Marks a ticket that waits for an answer. The font has no bold weight. */
const WaitingMark = () => (
  <span
    role="img"
    aria-label="Waits for an answer"
    className="mr-2 inline-block size-2 rounded-full bg-brand align-middle @table:absolute @table:top-1/2 @table:left-1 @table:-translate-y-1/2"
  />
)

export const ticketColumns = columns(ticketFields, {
  subject: {
    link: ({ id }) => sheetLink(ticketResource, id),
    hasTwoLines: true,
    // Room for the mark, so that all texts start at the same place.
    className: '@table:pl-5',
    cell: (ticket) => (
      <TwoLines below={ticket.lastMessage}>
        {isWaiting(ticket) && <WaitingMark />}
        <TruncatedText text={ticketFields.subject.get(ticket)} />
      </TwoLines>
    ),
  },
})
