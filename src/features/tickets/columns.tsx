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
    className="mr-2 inline-block size-2 rounded-full bg-brand align-middle"
  />
)

export const ticketColumns = columns(ticketFields, {
  subject: {
    link: ({ id }) => sheetLink(ticketResource, id),
    hasTwoLines: true,
    cell: (ticket) => (
      <TwoLines below={ticket.lastMessage}>
        {isWaiting(ticket) && <WaitingMark />}
        <TruncatedText text={ticketFields.subject.get(ticket)} />
      </TwoLines>
    ),
  },
})
