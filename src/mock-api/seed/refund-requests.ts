import { isoOf, MINUTE_MS } from '../time.ts'
import { tunde } from './admins.ts'
import type { SeededOrder } from './order-payments.ts'

/**
 * Refunds that support has asked for, by the id of the order: minutes after it was delivered, the
 * amount, the reason, and who bears it. The first two orders are of today, the others of yesterday.
 */
const requests: Readonly<Record<string, readonly [number, number, string, string]>> = {
  'ord-026': [20, 2650, 'Item missing', 'restaurant'],
  'ord-030': [35, 2000, 'Poor quality', 'restaurant'],
  'ord-106': [12, 1400, 'Late delivery', 'driver'],
  'ord-283': [40, 2100, 'Wrong order', 'restaurant'],
  'ord-305': [25, 3500, 'The rider left it with a neighbor', 'driver'],
}

/** Adds the request for a refund, if the order has one. */
export function withRefundRequest(seeded: SeededOrder, now: number): SeededOrder {
  const { order } = seeded
  const request = requests[order.id]
  if (!request) return seeded
  const [minutes, amount, reason, responsible] = request
  const at = isoOf(Math.min(Date.parse(order.statusAt) + minutes * MINUTE_MS, now))
  const refundRequest = { amount, reason, responsible, by: tunde, at }
  return { ...seeded, order: { ...order, refundRequest, updatedAt: at } }
}
