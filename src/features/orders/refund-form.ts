import * as v from 'valibot'
import { reasonFieldSchema, reasonValuesSchema } from '@/components/form/reason-field'
import { formatAmount, plainAmount, plainAmountPattern, formatNaira } from '@/domain/amount'
import type { RefundChoice } from '@/domain/balance'
import { formatDayAndTime } from '@/domain/format-dates'
import { portionKobo, type OrderItem } from '@/domain/order'
import { paymentLabel, responsibles } from '@/domain/payment'
import { shorten } from '@/lib/format'

export const NO_BEARER = 'Choose who bears the cost'

export const bearerField = {
  label: 'Who bears the cost',
  required: true,
  options: responsibles.options,
  placeholder: 'Choose one',
}

export const PAID_TWICE = 'Paid twice'
export const refundReasons = [
  'Item missing',
  'Wrong order',
  'Late delivery',
  'Poor quality',
  'Order canceled',
  PAID_TWICE,
]

export const refundValuesSchema = v.object({
  payment: v.string(),
  amount: v.string(),
  reason: reasonValuesSchema,
  responsible: v.string(),
  /** How many portions of each item are refunded, by its position in the order. */
  portions: v.optional(v.record(v.string(), v.number()), {}),
  /**
   * The refunds of the order that the administrator last saw: what was refunded, in naira, and how
   * many there were. It is part of the draft, because another refund may be made before a reload.
   */
  seen: v.object({ refunded: v.number(), count: v.number() }),
  /** The request for a refund that the administrator last saw: `requestKey`. */
  request: v.optional(v.string(), ''),
})

export const amountSchema = v.pipe(
  v.string(),
  v.transform(plainAmount),
  v.regex(plainAmountPattern, 'Enter an amount with at most 2 decimals'),
  v.transform(Number),
  v.gtValue(0, 'Enter an amount above 0'),
)

/** `leftOf` returns what can still be refunded of a payment, in naira. */
export const refundFormSchema = (leftOf: (payment: string) => number) =>
  v.pipe(
    v.object({
      payment: v.pipe(v.string(), v.nonEmpty('Choose a payment')),
      amount: amountSchema,
      reason: reasonFieldSchema,
      responsible: v.pipe(v.string(), v.nonEmpty(NO_BEARER)),
      portions: v.record(v.string(), v.number()),
      seen: refundValuesSchema.entries.seen,
      request: v.string(),
    }),
    v.forward(
      v.partialCheck(
        [['payment'], ['amount']],
        ({ payment, amount }) => amount <= leftOf(payment),
        ({ input: { payment } }) => `At most ${formatNaira(leftOf(payment))} can be refunded`,
      ),
      ['amount'],
    ),
  )

/** "TXN-7H2K9QF4MB, Card, ₦6,500.00 left, Today, 14:05". A phone cuts off the end. */
export const labelOf = (
  { payment: { id, reference, channel, at }, left }: RefundChoice,
  today: string,
) =>
  [
    reference ?? id,
    paymentLabel(channel),
    `${formatNaira(left)} left`,
    at && formatDayAndTime(at, today),
  ]
    .filter(Boolean)
    .map((text) => shorten(String(text), 60))
    .join(', ')

export const typedAmount = (amount: number) => formatAmount(amount > 0 ? String(amount) : '')

export type Portions = Readonly<Record<string, number>>

/** Why portions of an item cannot be chosen. Null if they can. */
export function itemObstacle(item: Pick<OrderItem, 'price' | 'quantity' | 'options'>) {
  const kobo = portionKobo(item)
  if (kobo === null) return 'Its price is not known'
  if (item.quantity === null) return 'Its quantity is not known'
  return kobo > 0 && item.quantity > 0 ? null : 'It costs nothing'
}

/** How many portions of an item are chosen: at most those of the order. */
export const chosenPortions = (item: OrderItem, portions: Portions, index: number) =>
  itemObstacle(item) === null ? Math.min(portions[index] ?? 0, item.quantity ?? 0) : 0

/** The full price of the chosen portions with their options, in naira. */
export function priceOfPortions(items: readonly OrderItem[], portions: Portions) {
  const kobo = items.reduce(
    (sum, item, index) => sum + chosenPortions(item, portions, index) * (portionKobo(item) ?? 0),
    0,
  )
  return kobo / 100
}
