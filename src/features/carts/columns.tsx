import { TruncatedText } from '@/components/list/cell-text'
import { cells } from '@/components/list/cells'
import { columnHelper } from '@/components/list/data-table'
import { RowDetailsLink } from '@/components/list/row-details-link'
import { cartName, cartStatus } from './labels'
import type { Cart } from './schema'

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
])
