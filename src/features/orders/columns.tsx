import { Link } from '@tanstack/react-router'
import { cells } from '@/components/list/cells'
import { columnHelper } from '@/components/list/data-table'
import { rowLinkProps } from '@/components/list/use-row-actions'
import { Elapsed } from '@/components/records/elapsed'
import { orderStatus } from '@/components/records/order-status'
import { StatusBadge } from '@/components/ui/status-badge'
import { isFinal, orderName, paymentLabel } from './labels'
import type { Order } from './schema'

const column = columnHelper<Order>()

export const orderColumns = column.columns([
  column.accessor('orderId', {
    header: 'Order',
    cell: ({ row: { original } }) => (
      <Link to="/orders/$id" params={{ id: original.id }} preload={false} {...rowLinkProps}>
        <bdi>{orderName(original)}</bdi>
      </Link>
    ),
    meta: { card: 'top', width: 7.5 },
  }),
  column.accessor(({ user }) => user?.name ?? null, {
    id: 'customer',
    header: 'Customer',
    ...cells.text('bottom'),
  }),
  column.accessor(({ restaurant }) => restaurant?.name ?? null, {
    id: 'restaurant',
    header: 'Restaurant',
    ...cells.text('middle'),
  }),
  column.accessor(({ driver }) => driver?.name ?? null, {
    id: 'driver',
    header: 'Driver',
    ...cells.text('hidden'),
  }),
  column.accessor('totalPrice', { header: 'Total', ...cells.naira('middleEnd') }),
  column.accessor(({ paymentMethod }) => paymentLabel(paymentMethod), {
    id: 'payment',
    header: 'Payment',
    ...cells.text('hidden', 7),
  }),
  column.accessor('status', {
    header: 'Status',
    cell: ({ row: { original } }) => (
      <span className="flex flex-col items-start leading-tight @max-table:items-end">
        <StatusBadge status={original.status} {...orderStatus} />
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
