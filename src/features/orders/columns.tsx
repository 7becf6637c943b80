import { linkOptions } from '@tanstack/react-router'
import { columns } from '@/components/list/columns'
import { Missing } from '@/components/records/cell-text'
import { Elapsed } from '@/components/records/elapsed'
import { orderName, orderStatus } from '@/domain/order'
import { orderFields } from './fields'

export const orderColumns = columns(orderFields, {
  orderId: {
    link: ({ id }) => linkOptions({ to: '/orders/$id', params: { id } }),
    cell: (order) => <bdi>{orderName(order)}</bdi>,
  },
  // How long the order has been in its status, unless it stays there.
  statusAt: {
    cell: (order) =>
      orderStatus.isFinal(order) || !order.statusAt ? (
        <Missing />
      ) : (
        <Elapsed since={order.statusAt} />
      ),
  },
})
