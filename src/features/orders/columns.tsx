import { Link } from '@tanstack/react-router'
import { TruncatedText } from '@/components/list/cell-text'
import { cells } from '@/components/list/cells'
import { columnHelper } from '@/components/list/data-table'
import { rowLinkProps } from '@/components/list/use-row-interactions'
import { Elapsed } from '@/components/records/elapsed'
import { StatusBadge } from '@/components/ui/status-badge'
import { orderName, orderStatus } from '@/domain/order'
import { paymentLabel } from '@/domain/payment'
import { customerName, isFinal } from './labels'
import type { Order } from './resource'

const column = columnHelper<Order>()

export const orderColumns = column.columns([
  column.accessor('orderId', {
    header: 'Order',
    cell: ({ row: { original } }) => (
      <Link to="/orders/$id" params={{ id: original.id }} preload={false} {...rowLinkProps}>
        <bdi>{orderName(original)}</bdi>
      </Link>
    ),
    meta: { card: 'top', width: 7, isWhole: true },
  }),
  column.accessor('user', {
    header: 'Customer',
    cell: ({ row: { original } }) => <TruncatedText text={customerName(original)} />,
    meta: { card: 'bottom', width: 6.75 },
  }),
  column.accessor('restaurant', { header: 'Restaurant', ...cells.relation('middle') }),
  column.accessor('driver', { header: 'Driver', ...cells.relation('hidden', 6.25) }),
  column.accessor('totalPrice', { header: 'Total', ...cells.naira('middleEnd') }),
  column.accessor('paymentMethod', {
    header: 'Payment',
    cell: ({ getValue }) => <TruncatedText text={paymentLabel(getValue())} />,
    meta: { card: 'hidden', width: 6, isSpare: true },
  }),
  column.accessor('status', {
    header: 'Status',
    cell: ({ row: { original } }) => (
      <span className="flex flex-col items-start py-1 leading-tight @max-table:items-end @max-table:py-0">
        <StatusBadge status={original.status} of={orderStatus} />
        {!isFinal(original) && (
          <span className="px-2.5 text-sm">
            <Elapsed since={original.statusAt} />
          </span>
        )}
      </span>
    ),
    meta: { ...cells.status(orderStatus).meta, width: 7.5 },
  }),
  column.accessor('createdAt', { header: 'Created', ...cells.moment('bottomEnd') }),
])
