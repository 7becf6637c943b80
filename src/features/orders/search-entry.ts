import { listDefaults } from '@/api/list'
import { recordLink } from '@/components/fields/record-link'
import { amountDetail, dayDetail, searchEntry } from '@/components/fields/search-entry'
import { excessText } from '@/domain/balance'
import { orderName, orderStatus } from '@/domain/order'
import { orderResource } from './resource'

export const orderSearchEntry = searchEntry({
  resource: orderResource,
  defaults: listDefaults(orderResource),
  statuses: orderStatus,
  searchedBy: ['order number'],
  describe: (order) => ({
    label: orderName(order),
    detail: [
      order.user?.name,
      excessText(order),
      amountDetail(order.totalPrice),
      dayDetail(order.createdAt),
      order.restaurant?.name,
    ],
    link: recordLink('order', order.id),
    identifiers: [order.orderId],
  }),
})
