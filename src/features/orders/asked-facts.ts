import { questionFacts } from '@/components/record/plain-facts'
import { orderFields } from './fields'

/** In the questions whether the order goes on, and what is paid back. */
export const orderFacts = questionFacts(orderFields, [
  'status',
  'user',
  'restaurant',
  'driver',
  'items',
  'totalPrice',
  'paymentMethod',
])

/** In the choice of a driver. */
export const deliveryFacts = questionFacts(orderFields, [
  'orderId',
  'status',
  'restaurant',
  'address',
  'driver',
])

export const requestFacts = questionFacts(
  orderFields,
  ['status', 'user', 'restaurant', 'items', 'totalPrice', 'reason'],
  { reason: ({ refundRequest }) => refundRequest?.reason ?? false },
)

/** In the form of a refund, which has the items. */
export const paymentFacts = questionFacts(orderFields, [
  'orderId',
  'status',
  'restaurant',
  'totalPrice',
  'paymentMethod',
])
