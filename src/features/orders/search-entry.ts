import { listDefaults } from '@/api/list'
import { recordLink } from '@/components/fields/record-link'
import { amountDetail, dayDetail, searchEntry } from '@/components/fields/search-entry'
import { excessText } from '@/domain/balance'
import { orderName, orderStatus } from '@/domain/order'
import { withoutIsolates } from '@/lib/isolate'
import { type Order, orderResource } from './resource'

/** The order number as callers say it: "3728195" of "ORD-3728195". Not if letters follow a digit. */
const digitsOf = ({ orderId }: Pick<Order, 'orderId'>) =>
  orderId?.match(/^\D*\d+(?:[-\s]\d+)*$/) ? [orderId.replace(/\D/g, '')] : []

export const orderSearchEntry = searchEntry({
  resource: orderResource,
  defaults: listDefaults(orderResource),
  statuses: orderStatus,
  searchedBy: ['order number'],
  describe: (order) => ({
    label: orderName(order),
    detail: [
      order.user?.name,
      withoutIsolates(excessText(order) ?? ''),
      amountDetail(order.totalPrice),
      dayDetail(order.createdAt),
      order.restaurant?.name,
    ],
    link: recordLink('order', order.id),
    identifiers: [order.orderId, ...digitsOf(order)],
  }),
})
