import { createRandom, letters, pickWeighted, startOf, wholeOf } from '../random.ts'
import { DAY_MS, dateOf, isoOf, lagosDay, MINUTE_MS } from '../time.ts'
import { nameOf } from './build-order.ts'
import type { StoredOrder, StoredPayout, StoredTransaction } from './order-types.ts'
import { providerOf, referenceOf } from './payments.ts'
import { idOf } from './places.ts'
import type {
  Account,
  StoredDriver,
  StoredLogistics,
  StoredRestaurant,
  StoredVendor,
} from './types.ts'

const WEEK_MS = 7 * DAY_MS
const FEE = 50
// The vendor's share after the commission.
const SHARE = 0.85
const sizes = { vendor: 50, driver: 25, logistics: 15 }
const PAYOUTS = 90
// As many are requested today, before any other.
const TODAY = 4
const ADMIN = { id: 'adm-1', name: 'Ada Obi' }

/** The states of the newest payouts, by their first letters. All others are paid. */
const states = 'rrrrprr.pfr.dprvr.p.r.rf.rpd.r.f..dprfd.d'
const stateNames: Record<string, string> = {
  r: 'requested',
  p: 'processing',
  f: 'failed',
  d: 'declined',
  v: 'reversed',
}

/** The ids of payouts that an app may not expect. */
export const edgePayouts = { anotherName: 'pay-002', noAccount: 'pay-007' } as const

type Kind = keyof typeof sizes

interface Due {
  payee: { id: string; name: string; type: Kind }
  account: Account
  /** The end of the week. */
  to: number
  amount: number
}

interface Partners {
  vendors: readonly StoredVendor[]
  restaurants: readonly StoredRestaurant[]
  logistics: readonly StoredLogistics[]
  drivers: readonly StoredDriver[]
}

/** Returns who earned how much by a delivered order. */
function earnersOf(order: StoredOrder, partners: Partners) {
  const restaurant = partners.restaurants.find(({ id }) => id === order.restaurant?.[0]?.id)
  const vendor = partners.vendors.find(({ id }) => id === restaurant?.vendor?.id)
  const company = partners.logistics.find(({ id }) => id === order.logistics?.id)
  const driver = company ? undefined : partners.drivers.find(({ id }) => id === order.driver?.id)
  const sales = Math.round(order.subtotal * SHARE)
  return [
    ...(vendor ? [{ type: 'vendor' as const, ...vendor, amount: sales }] : []),
    ...(company ? [{ type: 'logistics' as const, ...company, amount: order.deliveryFee }] : []),
    ...(driver?.account
      ? [
          {
            type: 'driver' as const,
            id: driver.id,
            name: nameOf(driver),
            account: driver.account,
            amount: order.deliveryFee,
          },
        ]
      : []),
  ]
}

/** Returns what each payee earned in each week. The weeks of two payees may end on different days. */
function duesOf(orders: readonly StoredOrder[], partners: Partners, now: number) {
  // Orders of the last hours would change with the hour of the start.
  const end = lagosDay(now) - DAY_MS
  const dues = new Map<string, Due>()
  for (const order of orders) {
    const time = Date.parse(order.createdAt)
    if (order.status !== 'delivered' || time >= end) continue
    for (const { type, id, name, account, amount } of earnersOf(order, partners)) {
      const last = end - (startOf(id) % 6) * DAY_MS
      const to = last - Math.floor((last - time) / WEEK_MS) * WEEK_MS
      const key = `${to} ${id}`
      const due = dues.get(key) ?? { payee: { id, name, type }, account, to, amount: 0 }
      dues.set(key, { ...due, amount: due.amount + amount })
    }
  }
  return [...dues.values()]
    .filter(({ amount, to }) => amount > 0 && to <= end)
    .toSorted((a, b) => b.to - a.to)
}

/** Returns when a payout was requested: some of them today, the others in the day after their week. */
function requestTime(random: () => number, { to }: Due, index: number, now: number) {
  const time = to + wholeOf(random, 8 * 60, 18 * 60) * MINUTE_MS
  const today = lagosDay(now)
  return index < TODAY ? today + ((now - today) * (TODAY - index)) / (TODAY + 1) : time
}

/** What happened to a payout: it was requested, decided, and sent. */
function historyOf(payout: StoredPayout, at: { decided: string; final: string }) {
  const { payee, status, reason, createdAt } = payout
  const requested = { status: 'requested', at: createdAt, by: payee }
  const by = { ...ADMIN, type: 'admin' }
  const note = reason ? { note: reason } : {}
  if (status === 'requested') return [requested]
  if (status === 'declined') return [requested, { status, at: at.decided, by, ...note }]
  const history = [requested, { status: 'processing', at: at.decided, by }]
  return status === 'processing' ? history : [...history, { status, at: at.final, ...note }]
}

const reasons: Record<string, readonly string[]> = {
  declined: ['Wrong account', 'Balance disputed', 'Duplicate request'],
  failed: ['Account could not be credited', 'Bank does not respond', 'Account is dormant'],
  reversed: ['Returned by the bank of the payee'],
}

function payoutOf(random: () => number, due: Due, index: number, now: number): StoredPayout {
  const { payee, account, to, amount } = due
  const id = idOf('pay', index)
  const payoutId = `PAY-${letters(random, '123456789', 6)}`
  const status = stateNames[states[index] ?? ''] ?? 'paid'
  const createdAt = requestTime(random, due, index, now)
  const later = createdAt + wholeOf(random, 60, 20 * 60) * MINUTE_MS
  // Those under way were approved in the last hours.
  const decided = Math.min(status === 'processing' ? now - (index + 1) * 4 * MINUTE_MS : later, now)
  const final = Math.min(decided + wholeOf(random, 2, 30) * MINUTE_MS, now)
  const at = { decided: isoOf(decided), final: isoOf(final) }
  const reference = `TRF-${letters(random, '0123456789', 12)}`
  const isBooked = status === 'paid' || status === 'reversed'
  const transaction = { id: `txn-${id}`, reference: referenceOf(random) }
  const rest = pickWeighted(random, [
    [0, 60],
    [wholeOf(random, 1, 40) * 250, 40],
  ])
  const known = reasons[status] ?? []
  const reason = known[index % known.length]
  const name = id === edgePayouts.anotherName ? { accountName: 'GODSWILL UMEH' } : {}
  const payout: StoredPayout = {
    id,
    payoutId,
    payee,
    amount,
    fee: FEE,
    balance: amount + rest,
    account: id === edgePayouts.noAccount ? null : { ...account, ...name },
    status,
    ...(reason && { reason }),
    period: { from: dateOf(to - WEEK_MS), to: dateOf(to - 1) },
    ...((isBooked || status === 'failed') && { reference }),
    ...(isBooked && { transaction }),
    createdAt: isoOf(createdAt),
    ...(status !== 'requested' && { decidedAt: at.decided, decidedBy: ADMIN }),
    ...(status === 'paid' && { paidAt: at.final }),
    payoutHistory: [],
  }
  return { ...payout, payoutHistory: historyOf(payout, at) }
}

/** Returns the payouts. Their amounts are those of the delivered orders of their week. */
export function seedPayouts(orders: readonly StoredOrder[], partners: Partners, now: number) {
  const random = createRandom(1009)
  const left = { ...sizes }
  const chosen = duesOf(orders, partners, now).filter(({ payee: { type } }) => {
    left[type] -= 1
    return left[type] >= 0
  })
  return chosen.slice(0, PAYOUTS).map((due, index) => payoutOf(random, due, index, now))
}

/** Returns the transaction of a payout that has been sent. */
export function payoutTransaction(
  { id, payoutId, amount, status, payoutHistory }: StoredPayout,
  transaction: { id: string; reference: string },
): StoredTransaction {
  const { provider, providerReference } = providerOf(createRandom(startOf(transaction.id)), amount)
  const isPaid = status === 'paid'
  const createdAt = payoutHistory.at(-1)?.at ?? ''
  return {
    ...transaction,
    provider,
    providerReference,
    type: 'payout',
    amount,
    fee: FEE,
    currency: 'NGN',
    channel: 'bank_transfer',
    status: isPaid ? 'success' : 'reversed',
    user: null,
    order: null,
    payout: { id, payoutId },
    createdAt,
    ...(isPaid && { paidAt: createdAt }),
  }
}
