import { secondPaymentOf, withPayment, withRefund, type SeededOrder } from './order-payments.ts'

/** The newest orders: minutes before now, and the status. Some of the last ones are stuck. */
const underWay = [
  [1, 'pending'],
  [2, 'unconfirmed'],
  [4, 'pending'],
  [6, 'paid'],
  [9, 'preparing'],
  [11, 'pending'],
  [14, 'paid'],
  [18, 'preparing'],
  [24, 'ready'],
  [31, 'on the way'],
  [38, 'on the way'],
  [44, 'delivered'],
  [47, 'preparing'],
  [55, 'on the way'],
  [58, 'delivered'],
  [63, 'canceled'],
  [70, 'delivered'],
  [75, 'declined'],
  [83, 'delivered'],
  [96, 'on the way'],
  [130, 'ready'],
  [190, 'preparing'],
  [240, 'on the way'],
  [300, 'paid'],
  [320, 'unconfirmed'],
] as const
const done = ['delivered', 'delivered', 'canceled', 'delivered', 'delivered', 'declined'] as const

export const recentOrders: readonly (readonly [number, string])[] = [
  ...underWay,
  ...Array.from({ length: 15 }, (_, index) => {
    const status = done[index % done.length] ?? 'delivered'
    return [140 + index * 31, status] as const
  }),
]

/** The ids of orders that an app may not expect. */
export const edgeOrders = {
  guest: 'ord-006',
  capitals: 'ord-012',
  long: 'ord-015',
  restaurantGone: 'ord-017',
  underscored: 'ord-019',
  /** The customer paid by transfer and by card. */
  paidTwice: 'ord-024',
  /** The customer paid by card and by transfer. */
  deliveredPaidTwice: 'ord-032',
  readyPaidTwice: 'ord-021',
  /** The same a week ago. */
  earlierPaidTwice: 'ord-058',
  /** The customer gave up the payment by card. A transfer has not arrived yet. */
  lateTransfer: 'ord-025',
  refundedTwice: 'ord-033',
} as const

const secondPayments: Readonly<Record<string, Parameters<typeof secondPaymentOf>[1]>> = {
  [edgeOrders.paidTwice]: { channel: 'card', status: 'success', minutes: 3 },
  [edgeOrders.deliveredPaidTwice]: { channel: 'bank_transfer', status: 'success', minutes: 2 },
  [edgeOrders.readyPaidTwice]: { channel: 'bank_transfer', status: 'success', minutes: 5 },
  [edgeOrders.earlierPaidTwice]: { channel: 'card', status: 'success', minutes: 2 },
  [edgeOrders.lateTransfer]: { channel: 'bank_transfer', status: 'pending', minutes: 4 },
}

/** Returns the order with the change that makes it unexpected, or unchanged. */
export function edgeOf(seeded: SeededOrder, now: number): SeededOrder {
  const { order, payments } = seeded
  if (order.id === edgeOrders.capitals) {
    return { order: { ...order, status: order.status.toUpperCase() }, payments }
  }
  if (order.id === edgeOrders.restaurantGone) {
    const items = order.items.map((item) => ({ ...item, menu: null }))
    return { order: { ...order, restaurant: [], items }, payments }
  }
  const second = secondPayments[order.id]
  if (second) return withPayment(seeded, secondPaymentOf(order, second, now))
  if (order.id === edgeOrders.refundedTwice) {
    const refunded = withRefund(seeded, {
      amount: 500,
      reason: 'Item missing',
      responsible: 'platform',
    })
    return withRefund(refunded, { amount: 700, reason: 'Late delivery', responsible: 'driver' })
  }
  return seeded
}
