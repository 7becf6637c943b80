import { TruncatedText } from '@/components/list/cell-text'
import { cells } from '@/components/list/cells'
import { columnHelper } from '@/components/list/data-table'
import { DialogLink } from '@/components/list/dialog-link'
import { RowDetailsLink } from '@/components/list/row-details-link'
import { TEXT_LINK } from '@/components/ui/text-link'
import { cartName } from './labels'
import { type Cart, cartStatus } from './resource'

const column = columnHelper<Cart>()

export const cartColumns = column.columns([
  column.accessor('user', {
    header: 'Customer',
    cell: ({ row: { original } }) => (
      <RowDetailsLink param="cart" id={original.id}>
        <TruncatedText text={cartName(original)} />
      </RowDetailsLink>
    ),
    meta: { card: 'top' },
  }),
  column.accessor('restaurant', { header: 'Restaurant', ...cells.relation('middle') }),
  column.accessor('itemCount', { header: 'Items', ...cells.count('hidden') }),
  column.accessor('subtotal', { header: 'Subtotal', ...cells.naira('middleEnd') }),
  column.accessor('status', { header: 'Status', ...cells.status(cartStatus) }),
  column.accessor('updatedAt', { header: 'Updated', ...cells.moment('bottom', 'Updated') }),
  column.display({
    id: 'view',
    header: () => <span className="sr-only">View</span>,
    cell: ({ row: { original } }) => (
      <DialogLink param="cart" id={original.id} aria-label={`View ${cartName(original)}`}>
        <span className={TEXT_LINK}>View</span>
      </DialogLink>
    ),
    meta: { card: 'hidden', width: 3.5 },
  }),
])
