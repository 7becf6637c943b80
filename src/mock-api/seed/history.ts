import { createRandom, startOf } from '../random.ts'
import { DAY_MS, isoOf, MINUTE_MS } from '../time.ts'
import { ada, musa, tunde } from './admins.ts'
import type { StoredOrder, StoredPayout, TimelineEntry } from './order-types.ts'
import type { StoredTicket } from './ticket-types.ts'
import type { StoredMenu, StoredRestaurant, StoredUser } from './types.ts'

interface Actor {
  id?: string
  name?: string
  type: string
}

/** What was done to a record. */
export interface StoredEvent {
  at: string
  by: Actor
  event: string
  text?: string
  note?: string
  reason?: string
}

const system: Actor = { type: 'system' }

/** The administrators who write notes. */
export const authors = [ada, tunde, musa] as const

const chance = (id: string) => createRandom(startOf(`history-${id}`))()

/** A time between two others: at `share` of the way, from 0 to 1. */
function between(from: string, to: number, share: number) {
  const start = Date.parse(from)
  return isoOf(start + Math.floor(Math.max(0, to - start) * share))
}

const withReason = (reason: string | null | undefined) => (reason ? { reason } : {})

const naira = (amount: number) =>
  `₦${amount.toLocaleString('en-NG', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`

export const refundText = (amount: number, responsible: string, word = 'Refund') =>
  `${word}: ${naira(amount)}, borne by the ${responsible}`

/** Of a refund that was asked for. */
export const refundRequestText = (amount: number, responsible: string) =>
  refundText(amount, responsible, 'Refund asked for')

export function historyOfOrder(order: StoredOrder, now: number): StoredEvent[] {
  const { id, orderTimeline, driver, refunds, refundRequest } = order
  const events: StoredEvent[] = []
  if (driver) {
    const found = orderTimeline.findIndex(({ status }) => status === 'on the way')
    const next = found === -1 ? orderTimeline.length : found
    const before = orderTimeline[Math.max(0, next - 1)]?.at ?? order.createdAt
    const at = between(before, Date.parse(orderTimeline[next]?.at ?? isoOf(now)), 0.5)
    const by = chance(id) < 0.3 ? musa : system
    events.push({ at, by, event: 'driver_assigned', text: `Driver: ${driver.name}` })
  }
  const canceled = orderTimeline.find(({ by }) => by?.type === 'admin')
  if (canceled?.by) {
    const { at, by } = canceled
    events.push({ at, by, event: 'canceled', ...withReason(order.reason) })
  }
  const refunded = refunds.map(({ at, by, amount, responsible, reason }): StoredEvent => ({
    at,
    by,
    event: 'refunded',
    text: refundText(amount, responsible),
    reason,
  }))
  if (!refundRequest) return [...events, ...refunded]
  const { at, by, amount, responsible, reason } = refundRequest
  const text = refundRequestText(amount, responsible)
  return [...events, ...refunded, { at, by, event: 'refund_asked', text, reason }]
}

const payoutTexts: Record<string, string> = {
  processing: 'Approved',
  declined: 'Declined',
  paid: 'Transfer arrived',
  failed: 'Transfer failed',
  reversed: 'Transfer returned',
}

function payoutEvents({ status, at, by, note }: TimelineEntry): StoredEvent[] {
  const text = payoutTexts[status]
  return text ? [{ at, by: by ?? system, event: status, text, ...withReason(note) }] : []
}

/** The events of its statuses, and the first of two approvals. */
export function historyOfPayout({ payoutHistory, approvals = [] }: StoredPayout): StoredEvent[] {
  const [first] = approvals
  if (!first) return payoutHistory.flatMap(payoutEvents)
  const { at, by } = first
  const { id, name } = by
  const text = 'Approved, first of two'
  return [
    { at, by: { id, name, type: 'admin' }, event: 'approved', text },
    ...payoutHistory.flatMap(payoutEvents),
  ]
}

export function historyOfUser(user: StoredUser, now: number): StoredEvent[] {
  const { id, status, reason, createdAt, lastLoginAt } = user
  if (status !== 'blocked') return []
  const at = between(lastLoginAt ?? createdAt, now, 0.1 + chance(id) / 5)
  return [{ at, by: tunde, event: 'blocked', ...withReason(reason) }]
}

interface Standing {
  id: string
  status: string
  reason?: string | null
  createdAt: string
}

/** The history of a vendor, restaurant, driver or company. */
export function historyOfPartner(partner: Standing, now: number): StoredEvent[] {
  const { id, status, reason, createdAt } = partner
  if (status === 'pending') return []
  const decided = between(createdAt, Math.min(now, Date.parse(createdAt) + 3 * DAY_MS), chance(id))
  if (status === 'declined') {
    return [{ at: decided, by: musa, event: 'declined', ...withReason(reason) }]
  }
  const approved = { at: decided, by: musa, event: 'approved' }
  if (status !== 'suspended') return [approved]
  const at = between(decided, now, 0.6 + chance(id) / 3)
  return [approved, { at, by: ada, event: 'suspended', ...withReason(reason) }]
}

export function historyOfRestaurant(restaurant: StoredRestaurant, now: number): StoredEvent[] {
  const { id, name, status, reason } = restaurant
  const events = historyOfPartner(restaurant, now)
  if (status !== 'closed' || !reason) return events
  const at = isoOf(now - Math.ceil(chance(id) * 300) * MINUTE_MS)
  return [...events, { at, by: { id, name, type: 'restaurant' }, event: 'closed', reason }]
}

export function historyOfMenu(menu: StoredMenu): StoredEvent[] {
  const { status, reason, updatedAt: at, restaurant } = menu
  if (status === 'hidden') return [{ at, by: musa, event: 'hidden', ...withReason(reason) }]
  if (status !== 'sold_out') return []
  const { id, name } = restaurant
  return [{ at, by: { id, name, type: 'restaurant' }, event: 'sold_out' }]
}

export function historyOfTicket(ticket: StoredTicket): StoredEvent[] {
  const { assignee, closedAt, messages, createdAt, updatedAt } = ticket
  if (!assignee) return []
  const by = { ...assignee, type: 'admin' }
  const answer = messages.find((message) => message.by?.type === 'admin')
  const at = between(createdAt, Date.parse(answer?.createdAt ?? updatedAt), 0.5)
  const taken = { at, by, event: 'taken' }
  return closedAt ? [taken, { at: closedAt, by, event: 'closed' }] : [taken]
}
