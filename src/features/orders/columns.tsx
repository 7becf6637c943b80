import { linkOptions } from '@tanstack/react-router'
import { columns } from '@/components/list/columns'
import { Elapsed } from '@/components/records/elapsed'
import { StatusBadge } from '@/components/ui/status-badge'
import { orderName, orderStatus } from '@/domain/order'
import { orderFields } from './fields'

export const orderColumns = columns(orderFields, {
  orderId: {
    link: ({ id }) => linkOptions({ to: '/orders/$id', params: { id } }),
    cell: (order) => <bdi>{orderName(order)}</bdi>,
  },
  status: {
    cell: (order) => (
      <span className="flex flex-col items-start py-1 leading-tight @max-table:items-end @max-table:py-0">
        <StatusBadge status={order.status} of={orderStatus} />
        {!orderStatus.isFinal(order) && (
          <span className="px-2.5 text-sm">
            <Elapsed since={order.statusAt} />
          </span>
        )}
      </span>
    ),
  },
})
