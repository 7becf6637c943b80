import { HttpResponse } from 'msw'
import * as v from 'valibot'
import { errorBody } from '../api/conventions.ts'
import { DEFAULT_LIMIT } from './limits.ts'
import type { StoredOrder, StoredPayout } from './seed/order-types.ts'
import { edgeOrders } from './seed/recent.ts'
import type { StoredTicket } from './seed/ticket-types.ts'
import type { StoredMenu } from './seed/types.ts'

export const LATEST = 10

const whole = v.pipe(v.string(), v.regex(/^\d+$/), v.transform(Number), v.minValue(1))
const pageSchema = v.object({
  page: v.fallback(whole, 1),
  limit: v.fallback(whole, DEFAULT_LIMIT),
  search: v.fallback(v.string(), ''),
})

/** An invalid page or limit becomes the default. */
export function listParams(request: Request) {
  const params = Object.fromEntries(new URL(request.url).searchParams)
  return { ...params, ...v.parse(pageSchema, params) }
}

export const answer = (data: unknown) => HttpResponse.json({ data })

export const refuse = (message: string, status = 422) =>
  HttpResponse.json(errorBody(message), { status })

export const missing = (name: string) => refuse(`${name} not found`, 404)

export function without(row: object, names: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(Object.entries(row).filter(([name]) => !names.includes(name)))
}

/** What was refunded of a payment, in naira. */
export function refundedOf({ refunds }: Pick<StoredOrder, 'refunds'>, id: string) {
  const counted = refunds.filter(({ payment, status }) => payment === id && status !== 'failed')
  return counted.reduce((sum, { amount }) => sum + amount, 0)
}

/** The payments of an order, with what was refunded of each. */
export const sentPayments = (order: StoredOrder) =>
  order.payments.map((payment) => ({ ...payment, refunded: refundedOf(order, payment.id) }))

/** One order has its id in `_id`. */
export function sentOrder(order: StoredOrder) {
  const sent = without({ ...order, payments: sentPayments(order) }, ['orderTimeline'])
  return order.id === edgeOrders.underscored ? { _id: order.id, ...without(sent, ['id']) } : sent
}

/** An order without the fields that only its details have. */
export const orderRow = (order: StoredOrder) => without(sentOrder(order), ['address', 'note'])

export const menuRow = (menu: StoredMenu) => without(menu, ['options'])

/** A payout of a list. The number of its account is masked. */
export const payoutRow = (payout: StoredPayout) =>
  without(payout, ['balance', 'breakdown', 'settlesAt', 'payoutHistory'])

/** A ticket in the details of its order or its requester. */
export const ticketRow = ({
  id,
  ticketId,
  subject,
  status,
  lastMessageBy,
  lastMessageAt,
  updatedAt,
}: StoredTicket) => ({
  id,
  ticketId,
  subject,
  status,
  lastMessageBy,
  lastMessageAt,
  updatedAt,
})
