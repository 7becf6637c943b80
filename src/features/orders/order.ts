import { orderStatus } from '@/domain/order'
import { transactionStatus } from '@/domain/transaction'
import { isPickup } from './fields'
import { refundStatus, type Order } from './resource'

/** Whether a driver can be assigned: not to an order that the customer collects. */
export const isAssignable = (order: Pick<Order, 'status' | 'deliveryType'>) =>
  !orderStatus.isFinal(order) && !isPickup(order)

/** Whether the payment of an order has arrived. */
export const isPaid = ({ transaction }: Pick<Order, 'transaction'>) =>
  transaction !== null && transactionStatus.is(transaction, 'success')

/** What can still be refunded, in naira: what was paid, less what was refunded. */
export function refundable({ totalPrice, refund }: Pick<Order, 'totalPrice' | 'refund'>) {
  const hasFailed = refund !== null && refundStatus.is(refund, 'failed')
  const refunded = hasFailed ? 0 : (refund?.amount ?? 0)
  // In kobo, because a difference of decimals is not exact.
  return Math.max(0, Math.round(((totalPrice ?? 0) - refunded) * 100) / 100)
}

export const isRefundable = (order: Pick<Order, 'transaction' | 'totalPrice' | 'refund'>) =>
  isPaid(order) && refundable(order) > 0
