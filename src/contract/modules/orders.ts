import { orderStatus } from '../../domain/order.ts'
import { orderFields, orderQueues } from '../../features/orders/fields.ts'
import { refundEndpoint, orderResource } from '../../features/orders/resource.ts'
import { proposedModule } from '../list-module.ts'
import { hasKnownStatus } from '../values.ts'

export const orders = proposedModule(orderResource, {
  endpoints: [{ ...refundEndpoint, id: 'refundOrder', summary: 'Refund an order' }],
  purchases: [{ field: 'totalPrice', below: 100_000 }],
  examples: {
    changeOrder: { status: 'canceled', reason: 'Customer asked' },
    refundOrder: { amount: 1500, reason: 'Cold food', responsible: 'restaurant' },
  },
  fields: orderFields,
  queues: {
    // The clock of the backend may be ahead.
    late: (order) =>
      !hasKnownStatus(orderStatus, order) ||
      order.statusAt === null ||
      orderQueues.late(order, Date.now() + 60_000),
    no_driver: (order) => !hasKnownStatus(orderStatus, order) || orderQueues.no_driver(order),
  },
  optional: [
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
  ],
})
