import { statuses } from '@/domain/status'
import { type Order } from './resource'

/** "Guest" for an order without a customer, null if the server does not name one. */
export const customerName = ({ user }: Pick<Order, 'user'>) =>
  user === null ? 'Guest' : (user?.name ?? user?.id ?? null)

const finalStatuses = new Set(['delivered', 'declined', 'canceled'])

/** Whether an order has come to an end. Only for display: the server decides what is allowed. */
export const isFinal = ({ status }: Pick<Order, 'status'>) =>
  finalStatuses.has(status?.toLowerCase() ?? '')

/** Whether a driver can be assigned: not to an order that the customer collects. */
export const isAssignable = (order: Pick<Order, 'status' | 'deliveryType'>) =>
  !isFinal(order) && order.deliveryType !== 'pickup'

export const refundStatus = statuses([
  ['pending', 'yellow'],
  ['processing', 'blue'],
  ['processed', 'green'],
  ['failed', 'red'],
])

/** Whether the payment of an order has arrived. Paystack says "success", Flutterwave "successful". */
export const isPaid = ({ transaction }: Pick<Order, 'transaction'>) =>
  /^success(ful)?$/i.test(transaction?.status ?? '')

/** What can still be refunded, in naira: what was paid, less what was refunded. */
export function refundable({ totalPrice, refund }: Pick<Order, 'totalPrice' | 'refund'>) {
  const hasFailed = refund?.status?.toLowerCase() === 'failed'
  const refunded = hasFailed ? 0 : (refund?.amount ?? 0)
  // In kobo, because a difference of decimals is not exact.
  return Math.max(0, Math.round(((totalPrice ?? 0) - refunded) * 100) / 100)
}

export const isRefundable = (order: Pick<Order, 'transaction' | 'totalPrice' | 'refund'>) =>
  isPaid(order) && refundable(order) > 0
