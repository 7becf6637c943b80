import { TextOnCard, TruncatedText, TwoLines } from '@/components/list/cell-text'
import { cells } from '@/components/list/cells'
import { columnHelper } from '@/components/list/data-table'
import { RowDetailsLink } from '@/components/list/row-details-link'
import { capitalize } from '@/lib/format'
import { isWaiting, ticketName } from './labels'
import { type Ticket, ticketStatus } from './resource'

const column = columnHelper<Ticket>()

/** Marks a ticket that waits for an answer. The font has no bold weight. */
const WaitingMark = () => (
  <span
    role="img"
    aria-label="Waits for an answer"
    className="mr-2 inline-block size-2 rounded-full bg-brand align-middle"
  />
)

export const ticketColumns = column.columns([
  column.accessor('ticketId', { header: 'Ticket', ...cells.text('hidden', 6) }),
  column.accessor('subject', {
    header: 'Subject',
    cell: ({ row: { original } }) => (
      <RowDetailsLink param="ticket" id={original.id}>
        <TwoLines below={original.lastMessage} isOnCard>
          {isWaiting(original) && <WaitingMark />}
          <TruncatedText text={original.subject ?? ticketName(original)} />
        </TwoLines>
      </RowDetailsLink>
    ),
    meta: { card: 'top' },
  }),
  column.accessor('requester', {
    header: 'From',
    cell: ({ row: { original } }) => (
      <TextOnCard
        text={original.requester?.name ?? original.requester?.id ?? null}
        onCard={original.category && capitalize(original.category)}
      />
    ),
    meta: { card: 'middle', width: 8 },
  }),
  column.accessor('category', {
    header: 'Category',
    cell: ({ getValue }) => <TruncatedText text={capitalize(getValue() ?? '')} />,
    meta: { card: 'hidden', width: 5.25 },
  }),
  column.accessor('assignee', { header: 'Assigned to', ...cells.relation('hidden', 7) }),
  column.accessor('status', { header: 'Status', ...cells.status(ticketStatus) }),
  column.accessor('updatedAt', { header: 'Updated', ...cells.moment('bottom', 'Updated') }),
])
