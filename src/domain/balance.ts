import { capitalize, shorten } from '../lib/format.ts'
import { isolate } from '../lib/isolate.ts'
import { formatNaira } from './amount.ts'
import { orderStatus } from './order.ts'
import { type PaidOrder, type Payment, paymentLabel, type Refund, refundStatus } from './payment.ts'
import { sumOf } from './sum.ts'
import { transactionStatus } from './transaction.ts'

/** Null if the backend does not say. An older backend sends no amount of the payment. */
export function paymentsOf(order: PaidOrder): readonly Payment[] | null {
  const { payments, transaction, paymentMethod } = order
  if (payments ?? !transaction?.id) return payments
  const { id, reference, status } = transaction
  return [{ id, reference, status, channel: paymentMethod, amount: null, at: null, refunded: null }]
}

export function refundsOf({ refunds, refund }: PaidOrder): readonly Refund[] {
  return refunds ?? (refund ? [{ ...refund, by: null, at: null, payment: null }] : [])
}

const isReceived = (payment: Payment) => transactionStatus.is(payment, 'success')

/**
 * What has arrived for an order, what was refunded (except failed refunds), and what is left, in naira.
 * `choices` are the payments that can be refunded: what is left of each, and the `payment` of the
 * refund's body, which is only sent if there are several.
 */
export function balanceOf(order: PaidOrder) {
  const payments = paymentsOf(order) ?? []
  const received = payments.filter(isReceived)
  const ids = new Set<string | null>(received.map(({ id }) => id))
  // A refund of another payment, such as a reversed one, does not reduce what has arrived.
  const refunds = refundsOf(order).filter(
    (refund) =>
      !refundStatus.is(refund, 'failed') && (!refund.payment || ids.has(refund.payment.id)),
  )
  const amountOf = ({ amount }: Payment) =>
    amount ?? (received.length === 1 ? order.totalPrice : null) ?? 0
  const refundedOf = ({ id, refunded }: Payment) =>
    Math.max(
      refunded ?? 0,
      sumOf(refunds.filter(({ payment }) => payment?.id === id).map(({ amount }) => amount)),
    )
  const refunded = Math.max(
    sumOf(refunds.map(({ amount }) => amount)),
    sumOf(received.map(refundedOf)),
  )
  const left = Math.max(0, sumOf([...received.map(amountOf), -refunded]))
  const choices = received
    .map((payment) => ({
      payment,
      left: Math.min(left, Math.max(0, sumOf([amountOf(payment), -refundedOf(payment)]))),
      named: payments.length > 1 ? { payment: payment.id } : {},
    }))
    .filter((choice) => choice.left > 0)
  // An order that will not be delivered needs no warning: everything that was paid is too much.
  const isOff = orderStatus.is(order, 'canceled', 'declined') || order.totalPrice === null
  const excess = isOff ? 0 : Math.max(0, sumOf([left, -(order.totalPrice ?? 0)]))
  return {
    isPaid: received.length > 0,
    isPaidTwice: received.length > 1,
    refunded,
    left,
    excess,
    choices,
  }
}

export type RefundChoice = ReturnType<typeof balanceOf>['choices'][number]

/** Undefined if the administrator has to choose. */
function choosePayment(order: PaidOrder, askedId: string | undefined) {
  const { choices, excess } = balanceOf(order)
  const hasSeveral = (paymentsOf(order)?.length ?? 0) > 1
  // Never takes another payment than the requested one, even if nothing is left of it.
  if (askedId !== undefined && hasSeveral) {
    return choices.find(({ payment }) => payment.id === askedId)
  }
  if (excess === 0) return choices.length === 1 ? choices[0] : undefined
  const latest = choices.toSorted((a, b) => (a.payment.at ?? '').localeCompare(b.payment.at ?? ''))
  return latest.findLast(({ left }) => left >= excess) ?? latest.at(-1)
}

/** The payment to refund: the requested one, else the latest that was one too many. */
export function suggestRefund(order: PaidOrder, askedId?: string) {
  const { excess } = balanceOf(order)
  const choice = choosePayment(order, askedId)
  return { choice, amount: choice ? suggestAmount(choice, excess) : 0, excess }
}

/** The excess, at most what is left of the payment. Without an excess, all that is left. */
export const suggestAmount = ({ left }: RefundChoice, excess: number) =>
  excess > 0 ? Math.min(left, excess) : left

/** "Card, ₦5,100.00 paid", with marked amounts. Null if the backend does not say what was paid. */
export function paidText(order: PaidOrder) {
  if (!paymentsOf(order)) return null
  const { isPaid, left, refunded } = balanceOf(order)
  const paid = isPaid ? `${isolate(formatNaira(sumOf([left, refunded])))} paid` : 'nothing paid yet'
  const method = shorten(paymentLabel(order.paymentMethod) ?? '')
  const back = isPaid && refunded > 0 && `${isolate(formatNaira(refunded))} refunded`
  return capitalize([method, paid, back].filter(Boolean).join(', '))
}

/** "Paid twice: ₦6,500.00 too much", with a marked amount. Null if the payments are not more than the order costs. */
export function excessText(order: PaidOrder) {
  const { excess, isPaidTwice } = balanceOf(order)
  if (excess === 0) return null
  return `${isPaidTwice ? 'Paid twice' : 'Overpaid'}: ${isolate(formatNaira(excess))} too much`
}
