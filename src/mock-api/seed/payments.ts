import { anyOf, createRandom, letters, pickWeighted, startOf, wholeOf } from '../random.ts'
import { DAY_MS, isoOf, MINUTE_MS } from '../time.ts'
import type { StoredOrder, StoredTransaction } from './order-types.ts'

const CODE_LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'
const MAX_FEE = 2000

export const referenceOf = (random: () => number) => `TXN-${letters(random, CODE_LETTERS, 10)}`

/** The provider's fields of a transaction, with the names and fees of Paystack or Flutterwave. */
export function providerOf(random: () => number, amount: number) {
  const isPaystack = random() < 0.7
  const digits = letters(random, '0123456789', 15)
  const fee = Math.min(MAX_FEE, amount * 0.015 + (amount >= 2500 ? 100 : 0))
  return {
    provider: isPaystack ? 'paystack' : 'flutterwave',
    providerReference: isPaystack ? `T${digits}` : `FLW-${digits}`,
    fee: Math.round(fee * 100) / 100,
  }
}

/** The status of the payment, or undefined if there was none. */
function paymentStatus(random: () => number, order: StoredOrder, isPaid: boolean) {
  if (order.paymentMethod === 'cash') return order.status === 'delivered' ? 'success' : undefined
  if (isPaid) return 'success'
  if (order.status === 'unconfirmed') return random() < 0.6 ? 'pending' : 'abandoned'
  if (order.status === 'pending') return 'pending'
  return random() < 0.5 ? 'failed' : undefined
}

/** The payment of an order, or undefined if there was none. */
export function paymentOf(order: StoredOrder, isPaid: boolean): StoredTransaction | undefined {
  const random = createRandom(startOf(`txn-${order.id}`))
  const status = paymentStatus(random, order, isPaid)
  if (!status) return undefined
  const { user, paymentMethod: channel, totalPrice: amount } = order
  const createdAt = channel === 'cash' ? order.statusAt : order.createdAt
  const isOutside = channel !== 'cash' && channel !== 'wallet'
  const brand = anyOf(random, ['Visa', 'Mastercard', 'Verve'])
  const last4 = String(wholeOf(random, 1000, 9999))
  return {
    id: `txn-${order.id}`,
    reference: referenceOf(random),
    ...(isOutside && providerOf(random, amount)),
    type: 'payment',
    amount,
    currency: 'NGN',
    channel,
    status,
    ...(status === 'failed' && { message: 'Insufficient funds' }),
    ...(channel === 'card' && { card: { brand, last4 } }),
    user: user ? { id: user.id, name: user.name } : null,
    order: { id: order.id, orderId: order.orderId },
    createdAt,
    ...(status === 'success' && { paidAt: createdAt }),
  }
}

/** The transaction of a refund. `number` counts the refunds of an order. */
export function refundOf(
  order: StoredOrder,
  payment: Pick<StoredTransaction, 'channel' | 'provider' | 'user' | 'order'>,
  amount: number,
  status: string,
  at: string,
  number: number,
): StoredTransaction {
  const random = createRandom(startOf(`refund-${order.id}-${number}`))
  return {
    id: `txn-${order.id}-refund-${number}`,
    reference: referenceOf(random),
    ...(payment.provider && { provider: payment.provider }),
    type: 'refund',
    amount,
    currency: 'NGN',
    channel: payment.channel,
    status,
    user: payment.user,
    order: payment.order,
    createdAt: at,
    ...(status === 'success' && { paidAt: at }),
  }
}

/** The ids of transactions that an app may not expect, or whose check has a known result. */
export const edgeTransactions = {
  unknownStatus: 'txn-topup-002',
  successful: 'txn-topup-003',
  ongoing: 'txn-topup-004',
  succeeds: 'txn-ord-025-transfer',
  fails: 'txn-topup-001',
  staysPending: 'txn-ord-006',
} as const

/** Top-ups of the last hours: minutes before now, and the provider's word for the status. */
const recentTopUps: Record<string, readonly [number, string]> = {
  [edgeTransactions.fails]: [29, 'pending'],
  [edgeTransactions.unknownStatus]: [12, 'on_hold'],
  [edgeTransactions.successful]: [21, 'successful'],
  [edgeTransactions.ongoing]: [5, 'ongoing'],
}

/** Payments into wallets. They have no order. */
export function seedTopUps(users: readonly { id: string; name: string }[], now: number) {
  const random = createRandom(1008)
  return Array.from({ length: 40 }, (_, index): StoredTransaction => {
    const transactionId = `txn-topup-${String(index + 1).padStart(3, '0')}`
    const amount = wholeOf(random, 2, 40) * 500
    const age = Math.floor((0.02 + index * 2.3 * random()) * DAY_MS)
    const { id, name } = anyOf(random, users)
    const usual = pickWeighted(random, [
      ['success', 85],
      ['pending', 5],
      ['failed', 10],
    ])
    const [minutes, status] = recentTopUps[transactionId] ?? [age / MINUTE_MS, usual]
    const createdAt = isoOf(now - minutes * MINUTE_MS)
    return {
      id: transactionId,
      reference: referenceOf(random),
      ...providerOf(random, amount),
      type: 'wallet_topup',
      amount,
      currency: 'NGN',
      channel: anyOf(random, ['card', 'bank_transfer', 'ussd']),
      status,
      ...(status === 'failed' && { message: 'Declined by the bank' }),
      user: { id, name },
      order: null,
      createdAt,
      ...(status.startsWith('success') && { paidAt: createdAt }),
    }
  })
}
