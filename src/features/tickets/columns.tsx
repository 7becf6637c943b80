import { TextOnCard, TruncatedText, TwoLines } from '@/components/list/cell-text'
import { cells } from '@/components/list/cells'
import { columnHelper } from '@/components/list/data-table'
import { RowDetailsLink } from '@/components/list/row-details-link'
import { capitalize, shorten } from '@/lib/format'
import { cn } from '@/lib/utils'
import { isWaiting, ticketName, ticketStatus } from './labels'
import type { Ticket } from './schema'

const column = columnHelper<Ticket>()

export const ticketColumns = column.columns([
  column.accessor('ticketId', { header: 'Ticket', ...cells.text('hidden', 6.5) }),
  column.accessor('subject', {
    header: 'Subject',
    cell: ({ row: { original } }) => (
      <RowDetailsLink param="ticket" id={original.id}>
        <TwoLines below={original.lastMessage}>
          <span className={cn(isWaiting(original) && 'font-bold')}>
            {shorten(original.subject ?? ticketName(original))}
          </span>
          {isWaiting(original) && <span className="sr-only">, waits for an answer</span>}
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
    meta: { card: 'middle', width: 9 },
  }),
  column.accessor('category', {
    header: 'Category',
    cell: ({ getValue }) => <TruncatedText text={capitalize(getValue() ?? '')} />,
    meta: { card: 'hidden', width: 6 },
  }),
  column.accessor('assignee', { header: 'Assigned to', ...cells.relation('hidden', 8) }),
  column.accessor('status', { header: 'Status', ...cells.status(ticketStatus) }),
  column.accessor('updatedAt', { header: 'Updated', ...cells.moment('bottom', 'Updated') }),
])
