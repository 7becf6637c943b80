import { nameOf, type World } from './build-order.ts'
import { seedCarts } from './carts.ts'
import { seedCategories, seedMenus, withCategories } from './catalogue.ts'
import { withDishDetails } from './dishes.ts'
import { seedDrivers } from './drivers.ts'
import type { StoredOrder } from './order-types.ts'
import { OTHER_ORDERS, seedOtherOrders, wholeOrdersOf } from './orders.ts'
import { seedOtps } from './otps.ts'
import { seedApplicants, seedLogistics, seedRestaurants, seedVendors } from './partners.ts'
import { seedTopUps } from './payments.ts'
import { duesOf, laterDuesOf } from './payout-dues.ts'
import { payoutTransaction, seedPayouts } from './payouts.ts'
import { seedUsers } from './people.ts'
import { seedTickets } from './tickets.ts'
import type { StoredDriver, StoredMenu, StoredUser } from './types.ts'
import type { StoredVoucher } from './vouchers.ts'

function byRestaurant(menus: readonly StoredMenu[]) {
  const groups = new Map<string, StoredMenu[]>()
  for (const menu of menus) {
    const group = groups.get(menu.restaurant.id)
    if (group) group.push(menu)
    else groups.set(menu.restaurant.id, [menu])
  }
  return groups
}

/** Adds to each driver the newest order that the driver has on the way. */
function withOrders(drivers: readonly StoredDriver[], orders: readonly StoredOrder[]) {
  const current = new Map<string, StoredOrder>()
  for (const order of orders) {
    if (order.status !== 'on the way' || !order.driver) continue
    const known = current.get(order.driver.id)
    if (!known || known.createdAt < order.createdAt) current.set(order.driver.id, order)
  }
  return drivers.map((driver) => {
    const order = current.get(driver.id)
    if (!order) return driver
    const { id, orderId, statusAt } = order
    const seen = driver.lastSeenAt ?? ''
    const lastSeenAt = seen > statusAt ? seen : statusAt
    return { ...driver, availability: 'busy', lastSeenAt, currentOrder: { id, orderId } }
  })
}

/** Sets the last sign-in of each user to the time of their last order, or later. */
function withLogins(users: readonly StoredUser[], orders: readonly StoredOrder[]) {
  const latest = new Map<string, string>()
  for (const { user, createdAt } of orders) {
    if (user && createdAt > (latest.get(user.id) ?? '')) latest.set(user.id, createdAt)
  }
  return users.map((user) => {
    const orderedAt = latest.get(user.id) ?? ''
    return orderedAt > (user.lastLoginAt ?? '') ? { ...user, lastLoginAt: orderedAt } : user
  })
}

/** All modules except vouchers. Two starts at the same time have the same records. */
export function seedWorld(
  vouchers: readonly StoredVoucher[],
  now: number,
  orderCount = OTHER_ORDERS,
) {
  const vendors = seedVendors(now)
  const categories = seedCategories(now)
  const places = seedRestaurants(vendors, now)
  const menus = seedMenus(places, categories)
  const restaurants = withCategories(places, menus)
  const carriers = seedLogistics(now)
  const idle = seedDrivers(carriers, now)
  const logistics = [...carriers, ...seedApplicants(now)]
  const users = seedUsers(now)
  const world: World = {
    now,
    users,
    restaurants,
    drivers: idle,
    usersByEmail: new Map(users.map((user) => [user.email, user])),
    menusByRestaurant: byRestaurant(menus),
  }
  const made = [
    ...vouchers.flatMap((voucher) => wholeOrdersOf(voucher, world)),
    ...seedOtherOrders(world, orderCount),
  ]
  const orders = made.map(({ order }) => order)

  const partners = { vendors, restaurants, logistics, drivers: idle }

  /** The payouts and all transactions, which most tests do not need. */
  function money() {
    const payouts = seedPayouts(duesOf(orders, partners, now), now)
    const people = users.map((user) => ({ id: user.id, name: nameOf(user) }))
    const transactions = [
      ...made.flatMap(({ payments }) => payments),
      ...seedTopUps(people, now),
      ...payouts.flatMap((payout) =>
        payout.transaction ? payoutTransaction(payout, payout.transaction) : [],
      ),
    ]
    return { payouts, transactions }
  }

  const carts = () => seedCarts({ orders, users, restaurants, menus, vouchers, now })
  const otps = () => seedOtps(users, now)
  const tickets = () => seedTickets({ orders, users, vendors, restaurants, drivers: idle, now })

  return {
    vendors,
    categories,
    menus: withDishDetails(menus, now),
    restaurants,
    logistics,
    users: withLogins(users, orders),
    orders,
    money,
    earnedSince: (later: readonly StoredOrder[]) => laterDuesOf(later, partners, now),
    tickets,
    carts,
    otps,
    drivers: withOrders(idle, orders),
    /** The order with this id, made from its voucher. */
    orderOf: (voucher: StoredVoucher, id: string) =>
      wholeOrdersOf(voucher, world).find(({ order }) => order.id === id)?.order,
  }
}
