import { createRandom, startOf } from '../random.ts'
import { isoOf, MINUTE_MS } from '../time.ts'
import { ada, ngozi } from './admins.ts'
import type { StoredOrder, StoredPayment, StoredRefund, StoredTransaction } from './order-types.ts'
import { paymentOf, providerOf, referenceOf, refundOf } from './payments.ts'

// Administrators refund this long after a cancellation.
const REFUND_AFTER_MS = 40_000

/** The entry of a transaction in `payments` of its order. */
export const entryOf = (payment: StoredTransaction): StoredPayment => {
  const { id, reference, amount, status, channel, createdAt: at } = payment
  return { id, reference, amount, status, channel, at }
}

export interface SeededRefund {
  amount: number
  reason: string
  responsible: string
}

/** An order with the transactions that it caused. */
export interface SeededOrder {
  order: StoredOrder
  payments: readonly StoredTransaction[]
}

/** Adds a payment. */
export const withPayment = (
  { order, payments }: SeededOrder,
  payment: StoredTransaction,
): SeededOrder => ({
  order: { ...order, payments: [...order.payments, entryOf(payment)] },
  payments: [...payments, payment],
})

/** Adds a refund of the first payment. */
export function withRefund({ order, payments }: SeededOrder, refund: SeededRefund): SeededOrder {
  const [payment] = payments
  if (!payment) return { order, payments }
  const number = order.refunds.length + 1
  const at = isoOf(Date.parse(order.statusAt) + number * REFUND_AFTER_MS)
  const transaction = refundOf(order, payment, refund.amount, 'success', at, number)
  const by = startOf(order.id) % 2 === 0 ? ngozi : ada
  const { id } = transaction
  const added: StoredRefund = { id, ...refund, status: 'processed', by, at, payment: payment.id }
  return {
    order: { ...order, refunds: [...order.refunds, added] },
    payments: [...payments, transaction],
  }
}

/** Adds the payment of an order. If the order was given up, also adds the refund. */
export function withPayments(
  order: StoredOrder,
  isPaid: boolean,
  refund: SeededRefund | undefined,
): SeededOrder {
  const payment = paymentOf(order, isPaid)
  if (!payment) return { order, payments: [] }
  if (!refund) return withPayment({ order, payments: [] }, payment)
  const reversed = { ...payment, status: 'reversed' }
  return withRefund(withPayment({ order, payments: [] }, reversed), refund)
}

/** A second payment of an order, some minutes after the first. */
export function secondPaymentOf(
  order: StoredOrder,
  { channel, status, minutes }: { channel: string; status: string; minutes: number },
  now: number,
): StoredTransaction {
  const { id, orderId, user, totalPrice: amount } = order
  const transactionId = `txn-${id}-${channel === 'bank_transfer' ? 'transfer' : channel}`
  const random = createRandom(startOf(transactionId))
  const createdAt = isoOf(Math.min(Date.parse(order.createdAt) + minutes * MINUTE_MS, now))
  return {
    id: transactionId,
    reference: referenceOf(random),
    ...providerOf(random, amount),
    type: 'payment',
    amount,
    currency: 'NGN',
    channel,
    status,
    ...(channel === 'card' && { card: { brand: 'Mastercard', last4: '4081' } }),
    user: user && { id: user.id, name: user.name },
    order: { id, orderId },
    createdAt,
    ...(status === 'success' && { paidAt: createdAt }),
  }
}
