import { startOf } from '../random.ts'
import { DAY_MS, lagosDay } from '../time.ts'
import { nameOf } from './build-order.ts'
import type { Breakdown, StoredOrder } from './order-types.ts'
import type {
  Account,
  StoredDriver,
  StoredLogistics,
  StoredRestaurant,
  StoredVendor,
} from './types.ts'

export const WEEK_MS = 7 * DAY_MS
// The vendor's share after the commission.
const SHARE = 0.85

type Kind = 'vendor' | 'driver' | 'logistics'

/** What a payee earned in a week. */
export interface Due {
  payee: { id: string; name: string; type: Kind }
  account: Account
  /** The end of the week. */
  to: number
  amount: number
  breakdown: Breakdown
}

interface Partners {
  vendors: readonly StoredVendor[]
  restaurants: readonly StoredRestaurant[]
  logistics: readonly StoredLogistics[]
  drivers: readonly StoredDriver[]
}

function earnersOf(order: StoredOrder, partners: Partners) {
  const restaurant = partners.restaurants.find(({ id }) => id === order.restaurant?.[0]?.id)
  const vendor = partners.vendors.find(({ id }) => id === restaurant?.vendor?.id)
  const company = partners.logistics.find(({ id }) => id === order.logistics?.id)
  const driver = company ? undefined : partners.drivers.find(({ id }) => id === order.driver?.id)
  const sales = Math.round(order.subtotal * SHARE)
  return [
    ...(vendor?.account
      ? [
          {
            type: 'vendor' as const,
            id: vendor.id,
            name: vendor.name,
            account: vendor.account,
            amount: sales,
            parts: { sales: order.subtotal, commission: order.subtotal - sales },
          },
        ]
      : []),
    ...(company?.account
      ? [
          {
            type: 'logistics' as const,
            id: company.id,
            name: company.name,
            account: company.account,
            amount: order.deliveryFee,
            parts: { deliveryFees: order.deliveryFee },
          },
        ]
      : []),
    ...(driver?.account
      ? [
          {
            type: 'driver' as const,
            id: driver.id,
            name: nameOf(driver),
            account: driver.account,
            amount: order.deliveryFee,
            parts: { deliveryFees: order.deliveryFee },
          },
        ]
      : []),
  ]
}

function addParts(sum: Breakdown, parts: Breakdown): Breakdown {
  const added = { ...sum }
  for (const name of ['sales', 'commission', 'deliveryFees'] as const) {
    const amount = parts[name]
    if (amount !== undefined) added[name] = (sum[name] ?? 0) + amount
  }
  return added
}

/**
 * What payees earned with delivered orders, per week. Weeks of different payees may end on
 * different days.
 */
function weeklyDues(orders: readonly StoredOrder[], partners: Partners, end: number) {
  const dues = new Map<string, Due>()
  for (const order of orders) {
    if (order.status !== 'delivered') continue
    const time = Date.parse(order.createdAt)
    for (const { type, id, name, account, amount, parts } of earnersOf(order, partners)) {
      const last = end - (startOf(id) % 6) * DAY_MS
      const to = last - Math.floor((last - time) / WEEK_MS) * WEEK_MS
      const key = `${to} ${id}`
      const none = { payee: { id, name, type }, account, to, amount: 0, breakdown: {} }
      const due = dues.get(key) ?? none
      dues.set(key, {
        ...due,
        amount: due.amount + amount,
        breakdown: addParts(due.breakdown, parts),
      })
    }
  }
  return [...dues.values()].filter(({ amount }) => amount > 0)
}

// Leaves out the last hours, because their orders change with the hour of the start.
const endOf = (now: number) => lagosDay(now) - DAY_MS

/** What each payee earned in each past week, latest first. */
export const duesOf = (orders: readonly StoredOrder[], partners: Partners, now: number) =>
  weeklyDues(orders, partners, endOf(now))
    .filter(({ to }) => to <= endOf(now))
    .toSorted((a, b) => b.to - a.to)

/** What each payee earned after the last past week. */
export const laterDuesOf = (orders: readonly StoredOrder[], partners: Partners, now: number) =>
  weeklyDues(orders, partners, endOf(now)).filter(({ to }) => to > endOf(now))
