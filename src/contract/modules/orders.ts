import { orderResource, refundEndpoint } from '../../features/orders/resource.ts'
import { proposedModule } from '../list-module.ts'

export const orders = proposedModule('Orders', orderResource, {
  endpoints: [{ ...refundEndpoint, id: 'refundOrder', summary: 'Refund an order' }],
  purchases: [{ field: 'totalPrice', below: 100_000 }],
  columns: {
    orderId: 'Order',
    user: 'Customer',
    restaurant: 'Restaurant',
    driver: 'Driver',
    totalPrice: 'Total',
    paymentMethod: 'Payment',
    status: 'Status',
    createdAt: 'Created',
  },
  optional: [
    'logistics',
    'voucher',
    'serviceFee',
    'discount',
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
