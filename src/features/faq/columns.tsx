import { actionsColumn } from '@/components/actions/record-menu'
import { TruncatedText } from '@/components/list/cell-text'
import { cells } from '@/components/list/cells'
import { columnHelper } from '@/components/list/data-table'
import { positionCell } from '@/components/list/position-cell'
import { RowDetailsLink } from '@/components/list/row-details-link'
import { capitalize } from '@/lib/format'
import { faqActions } from './actions'
import { faqName } from './labels'
import { type Faq, faqResource, faqStatus } from './resource'

const column = columnHelper<Faq>()

export const faqColumns = column.columns([
  column.accessor('question', {
    header: 'Question',
    cell: ({ row: { original } }) => (
      <span className="block leading-[1.15] @table:py-1.5">
        <span className="block truncate @max-table:wrap-anywhere @max-table:whitespace-normal">
          <RowDetailsLink param="faq" id={original.id} dialog="edit" title={faqName(original)}>
            {faqName(original)}
          </RowDetailsLink>
        </span>
        {original.answer && (
          <span className="line-clamp-2 text-sm whitespace-normal text-muted-foreground @max-table:hidden">
            <TruncatedText text={original.answer} />
          </span>
        )}
      </span>
    ),
    meta: { card: 'top' },
  }),
  column.accessor('audience', {
    header: 'Audience',
    cell: ({ getValue }) => {
      const audience = getValue()
      return <TruncatedText text={audience && capitalize(audience)} />
    },
    meta: { card: 'middle', width: 7 },
  }),
  column.accessor('position', { header: 'Position', ...positionCell('middleEnd') }),
  column.accessor('status', { header: 'Status', ...cells.status(faqStatus) }),
  column.accessor('updatedAt', {
    header: 'Updated',
    ...cells.moment('bottom', 'Updated'),
    meta: { card: 'bottom', width: 7.75, className: '@max-table:col-span-3' },
  }),
  actionsColumn({ resource: faqResource, getName: faqName, getActions: faqActions }),
])
