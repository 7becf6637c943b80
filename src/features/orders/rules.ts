import { orderStatus } from '@/domain/order'
import { refundStatus } from '@/domain/refund'
import { transactionStatus } from '@/domain/transaction'
import { isPickup } from './fields'
import type { Order } from './resource'

/** A driver cannot be assigned to an order that the customer collects. */
export const isAssignable = (order: Pick<Order, 'status' | 'deliveryType'>) =>
  !orderStatus.isFinal(order) && !isPickup(order)

export const assignLabel = ({ driver }: Pick<Order, 'driver'>) =>
  driver ? 'Change driver' : 'Assign driver'

export const isPaid = ({ transaction }: Pick<Order, 'transaction'>) =>
  transaction !== null && transactionStatus.is(transaction, 'success')

/** The amount that can still be refunded, in naira: the paid amount minus earlier refunds. */
export function refundable({ totalPrice, refund }: Pick<Order, 'totalPrice' | 'refund'>) {
  const hasFailed = refund !== null && refundStatus.is(refund, 'failed')
  const refunded = hasFailed ? 0 : (refund?.amount ?? 0)
  // Rounds to kobo, because differences of decimals are not exact.
  return Math.max(0, Math.round(((totalPrice ?? 0) - refunded) * 100) / 100)
}

export const isRefundable = (order: Pick<Order, 'transaction' | 'totalPrice' | 'refund'>) =>
  isPaid(order) && refundable(order) > 0
