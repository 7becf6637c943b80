import { orderStatus } from '../../domain/order.ts'
import { orderFields, orderQueues } from '../../features/orders/fields.ts'
import { refundEndpoint, orderResource } from '../../features/orders/resource.ts'
import { proposedModule } from '../list-module.ts'
import { hasKnownStatus } from '../values.ts'

export const orders = proposedModule(orderResource, {
  endpoints: [{ ...refundEndpoint, id: 'refundOrder', summary: 'Refund an order' }],
  descriptions: {
    listOrders:
      'The queue "late" has the orders that are too long in their status: 10 minutes unconfirmed, paid or ready, 5 pending, 30 preparing, 60 on the way. "no_driver" has those that are paid, preparing or ready, to be delivered, and without a driver.',
    getOrder:
      '`payments` and `refunds` are the money of the order. The id of a payment is that of its transaction. If the payments are more than the order costs, the console says "Paid twice" and offers a refund. Without these lists, it reads `transaction` and `refund`.',
    changeOrder:
      'Cancels an order, or assigns a driver. A cancellation with a refund is two requests: the refund follows if the cancellation succeeded.',
  },
  purchases: [{ field: 'totalPrice', below: 100_000 }],
  examples: {
    changeOrder: { status: 'canceled', reason: 'Customer asked' },
    refundOrder: { amount: 1500, reason: 'Cold food', responsible: 'restaurant' },
  },
  fields: orderFields,
  queues: {
    // The backend's clock may be ahead.
    late: (order) =>
      !hasKnownStatus(orderStatus, order) ||
      order.statusAt === null ||
      orderQueues.late(order, Date.now() + 60_000),
    no_driver: (order) => !hasKnownStatus(orderStatus, order) || orderQueues.no_driver(order),
  },
  optional: [
    'restaurant.phone',
    'logistics',
    'voucher',
    'serviceFee',
    'discount',
    'payments',
    'refunds',
    'transaction',
    'refund',
    'reason',
    'address',
    'note',
    'items.options',
    'items.menu.name',
    'items.note',
    'orderTimeline.by',
    'orderTimeline.note',
    'orderTickets',
  ],
})
