import { orderStatus } from '../domain/order.ts'
import type { StoredOrder } from './seed/order-types.ts'
import type { StoredMenu } from './seed/types.ts'
import { DAY_MS } from './time.ts'

// Drivers hand over their cash after this time.
const CASH_MS = 3 * DAY_MS

interface Counts {
  orderCount: number
  /** The number of orders that are not over. */
  activeOrderCount: number
  deliveredCount: number
  totalSpent: number
  cashInHand: number
  lastOrderAt: string | null
}

const none: Counts = {
  orderCount: 0,
  activeOrderCount: 0,
  deliveredCount: 0,
  totalSpent: 0,
  cashInHand: 0,
  lastOrderAt: null,
}

/**
 * The counts of each user, restaurant, driver, company and dish. `orders` begins with the newest.
 */
function countsOf(orders: readonly StoredOrder[], now: number) {
  const counts = new Map<string, Counts>()
  for (const order of orders) {
    const isDelivered = order.status.toLowerCase() === 'delivered'
    const isActive = !orderStatus.isFinal(order)
    const isCash =
      isDelivered && order.paymentMethod === 'cash' && now - Date.parse(order.statusAt) < CASH_MS
    const dishes = new Set(order.items.map(({ menu }) => menu?.id))
    for (const id of [
      order.user?.id,
      order.restaurant?.[0]?.id,
      order.driver?.id,
      order.logistics?.id,
      ...dishes,
    ]) {
      if (!id) continue
      const before = counts.get(id) ?? none
      counts.set(id, {
        orderCount: before.orderCount + 1,
        activeOrderCount: before.activeOrderCount + (isActive ? 1 : 0),
        deliveredCount: before.deliveredCount + (isDelivered ? 1 : 0),
        totalSpent: before.totalSpent + (isDelivered ? order.totalPrice : 0),
        cashInHand: before.cashInHand + (isCash ? order.totalPrice : 0),
        lastOrderAt: before.lastOrderAt ?? order.createdAt,
      })
    }
  }
  return counts
}

/** Counts again after each change of the orders. */
export function createStats(allOrders: () => readonly StoredOrder[], clock: () => number) {
  let counted: { orders: readonly StoredOrder[]; counts: Map<string, Counts> } | undefined
  return (id: string) => {
    const orders = allOrders()
    if (counted?.orders !== orders) counted = { orders, counts: countsOf(orders, clock()) }
    return counted.counts.get(id) ?? none
  }
}

export function menuCountsOf(menus: readonly StoredMenu[]) {
  const counts = new Map<string, number>()
  for (const { restaurant } of menus)
    counts.set(restaurant.id, (counts.get(restaurant.id) ?? 0) + 1)
  return counts
}
