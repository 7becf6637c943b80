import { createRandom, letters, wholeOf } from '../random.ts'
import { DAY_MS, dateOf, HOUR_MS, isoOf, lagosDay, MINUTE_MS } from '../time.ts'
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
const paid = 60
// The states of the newest payouts, which are not paid.
const openStates = [
  ...Array.from({ length: 14 }, () => 'requested'),
  ...Array.from({ length: 6 }, () => 'processing'),
  'failed',
  'declined',
  'failed',
  'reversed',
  'declined',
  'failed',
  'declined',
  'failed',
  'declined',
  'declined',
]

type Kind = keyof typeof sizes

interface Due {
  payee: { id: string; name: string; type: Kind }
  account: Account
  from: number
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

/** Returns what each payee earned in each whole week, the latest weeks first. */
function duesOf(orders: readonly StoredOrder[], partners: Partners, now: number) {
  const end = lagosDay(now)
  const dues = new Map<string, Due>()
  for (const order of orders) {
    const time = Date.parse(order.createdAt)
    if (order.status !== 'delivered' || time >= end) continue
    const from = end - Math.ceil((end - time) / WEEK_MS) * WEEK_MS
    for (const { type, id, name, account, amount } of earnersOf(order, partners)) {
      const key = `${from} ${id}`
      const due = dues.get(key) ?? { payee: { id, name, type }, account, from, amount: 0 }
      dues.set(key, { ...due, amount: due.amount + amount })
    }
  }
  return [...dues.values()].filter(({ amount }) => amount > 0).toSorted((a, b) => b.from - a.from)
}

function payoutOf(random: () => number, due: Due, index: number, now: number): StoredPayout {
  const { payee, account, from, amount } = due
  const status = openStates[index] ?? 'paid'
  const createdAt = Math.min(
    from + WEEK_MS + wholeOf(random, 1, 40) * HOUR_MS,
    now - (index + 1) * 20 * MINUTE_MS,
  )
  const isDecided = status !== 'requested'
  const isSent = isDecided && status !== 'declined'
  const id = idOf('pay', index)
  const decidedAt = isoOf(Math.min(createdAt + wholeOf(random, 1, 20) * HOUR_MS, now))
  return {
    id,
    payoutId: `PAY-${letters(random, '123456789', 6)}`,
    payee,
    amount,
    fee: FEE,
    account,
    status,
    ...(status === 'declined' && { reason: 'Balance disputed' }),
    ...(status === 'failed' && { reason: 'Account could not be credited' }),
    period: { from: dateOf(from), to: dateOf(from + WEEK_MS - 1) },
    ...(isSent && { reference: `TRF-${letters(random, '0123456789', 12)}` }),
    ...(status === 'paid' && {
      transaction: { id: `txn-${id}`, reference: referenceOf(random) },
      paidAt: decidedAt,
    }),
    createdAt: isoOf(createdAt),
    ...(isDecided && { decidedAt, decidedBy: { id: 'adm-1', name: 'Ada Obi' } }),
  }
}

/** Returns the payouts. Their amounts are those of the delivered orders of their week. */
export function seedPayouts(orders: readonly StoredOrder[], partners: Partners, now: number) {
  const random = createRandom(1009)
  const left = { ...sizes }
  const chosen = duesOf(orders, partners, now).filter(({ payee: { type } }) => {
    left[type] -= 1
    return left[type] >= 0
  })
  return chosen
    .slice(0, openStates.length + paid)
    .map((due, index) => payoutOf(random, due, index, now))
}

/** Returns the transactions of the paid payouts. */
export function payoutTransactions(payouts: readonly StoredPayout[]) {
  const random = createRandom(1010)
  return payouts.flatMap(({ id, payoutId, amount, transaction, paidAt }): StoredTransaction[] => {
    if (!transaction || !paidAt) return []
    const { provider, providerReference } = providerOf(random, amount)
    return [
      {
        ...transaction,
        provider,
        providerReference,
        type: 'payout',
        amount,
        fee: FEE,
        currency: 'NGN',
        channel: 'bank_transfer',
        status: 'success',
        user: null,
        order: null,
        payout: { id, payoutId },
        createdAt: paidAt,
        paidAt,
      },
    ]
  })
}
