import { orderStatus } from '../../domain/order.ts'
import { orderFields, orderQueues, orderSum } from '../../features/orders/fields.ts'
import {
  askRefundEndpoint,
  declineRefundEndpoint,
  refundEndpoint,
  orderResource,
} from '../../features/orders/resource.ts'
import { proposedModule } from '../list-module.ts'
import { hasKnownStatus } from '../values.ts'

export const orders = proposedModule(orderResource, {
  endpoints: [
    { ...refundEndpoint, id: 'refundOrder', summary: 'Refund an order' },
    {
      ...askRefundEndpoint,
      id: 'askRefund',
      summary: 'Ask for a refund',
      description:
        'Only sent if the last response announced `ask_refund` in `capabilities.actions`, and by an administrator with the permission `orders.ask_refund` and without `orders.refund`. ' +
        'The order then has `refundRequest` until the request is declined or the order is refunded: any refund of the order answers it. A second request for the same order must be refused.',
    },
    {
      ...declineRefundEndpoint,
      id: 'declineRefund',
      summary: 'Decline the request for a refund',
      description:
        'Removes `refundRequest`. Needs the permission `orders.refund`. If the order has none any more, it must be refused, because another administrator may have refunded it.',
    },
  ],
  descriptions: {
    listOrders:
      'The queue "late" has the orders that are too long in their status: 10 minutes unconfirmed, paid or ready, 5 pending, 30 preparing, 60 on the way. "no_driver" has those that are paid, preparing or ready, to be delivered, and without a driver. ' +
      '"paid_twice" has those that are not canceled or declined, whose several successful payments, less what was refunded, are more than the order costs. "refund_asked" has those with a `refundRequest`.',
    getOrder:
      '`payments` and `refunds` are the money of the order. The id of a payment is that of its transaction. If the payments are more than the order costs, the console says "Paid twice" and offers a refund. Without these lists, it reads `transaction` and `refund`. `refundRequest` is a refund that was asked for: the body of that request, with `by` and `at`. The rows of the list have it too. `orderTickets` are the tickets of the order, latest change first, ten at most.',
    changeOrder:
      'Cancels an order, or assigns a driver. A cancellation with a refund is two requests: the refund follows if the cancellation succeeded.',
  },
  purchases: [{ field: 'totalPrice', below: 100_000 }],
  examples: {
    changeOrder: { status: 'canceled', reason: 'Customer asked' },
    refundOrder: { amount: 1500, reason: 'Cold food', responsible: 'restaurant' },
    askRefund: { amount: 1400, reason: 'Item missing', responsible: 'restaurant' },
  },
  fields: orderFields,
  sum: orderSum,
  queues: {
    // The backend's clock may be ahead.
    late: (order) =>
      !hasKnownStatus(orderStatus, order) ||
      order.statusAt === null ||
      orderQueues.late(order, Date.now() + 60_000),
    no_driver: (order) => !hasKnownStatus(orderStatus, order) || orderQueues.no_driver(order),
    // Without the amounts, the row does not show it.
    paid_twice: (order) =>
      !hasKnownStatus(orderStatus, order) ||
      !order.payments?.every(({ amount }) => amount !== null) ||
      orderQueues.paid_twice(order),
    refund_asked: (order) => orderQueues.refund_asked(order),
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
    'refundRequest',
    'refundRequest.payment',
    'reason',
    'address',
    'note',
    'items.options',
    'items.menu.name',
    'items.note',
    'orderTimeline.by',
    'orderTimeline.note',
    'orderTickets',
    'orderTickets.lastMessageBy',
    'orderTickets.lastMessageAt',
    'orderTickets.updatedAt',
  ],
})
