import { wasApproved } from '../applicants.ts'
import { anyOf, createRandom, letters, pickWeighted, startOf, wholeOf } from '../random.ts'
import { DAY_MS, isoOf, lagosDay, MINUTE_MS } from '../time.ts'
import { buildOrder, type World } from './build-order.ts'
import { mealTime } from './order-parts.ts'
import type { SeededOrder } from './order-payments.ts'
import { FREQUENT_USERS, NEW_USERS } from './people.ts'
import { idOf } from './places.ts'
import { edgeOf, edgeOrders, recentOrders } from './recent.ts'
import { withRefundRequest } from './refund-requests.ts'
import { ordersOf, type StoredVoucher } from './vouchers.ts'

/** At least this many orders exist, because other records refer to them. */
export const OTHER_ORDERS = 578
const OLDEST_DAYS = 120

/** The orders of a voucher. Their shared fields equal those in the voucher's details. */
export function wholeOrdersOf(voucher: StoredVoucher, world: World) {
  return ordersOf(voucher).map(({ restaurant: [place], ...known }) => {
    const restaurant = world.restaurants.find(({ name }) => name === place?.name)
    if (!restaurant) throw new Error('A voucher has an order of an unknown restaurant')
    const index = startOf(known.id) % NEW_USERS
    const user = world.usersByEmail.get(voucher.user ?? '') ?? world.users[index] ?? null
    return buildOrder({ ...known, restaurant, user, voucher }, world)
  })
}

function userFor(random: () => number, world: World, createdAt: number) {
  const index = random() < 0.6 ? wholeOf(random, 0, FREQUENT_USERS - 1) : wholeOf(random, 0, 199)
  const user = world.users[index]
  // Nobody orders before signing up.
  const isEarlier = user && Date.parse(user.createdAt) < createdAt
  return (isEarlier ? user : world.users[index % FREQUENT_USERS]) ?? null
}

/** The orders without a voucher: recent ones, and those of the days before. */
export function seedOtherOrders(world: World, count: number) {
  const random = createRandom(1007)
  const today = lagosDay(world.now)
  const places = world.restaurants.filter(wasApproved)
  return Array.from({ length: Math.max(count, OTHER_ORDERS) }, (_, index): SeededOrder => {
    const recent = recentOrders[index]
    const days = 1 + Math.floor((OLDEST_DAYS - 1) * random() ** 1.4)
    const time = today - days * DAY_MS + mealTime(random)
    const createdAt = recent ? world.now - recent[0] * MINUTE_MS : time
    const usual = pickWeighted(random, [
      ['delivered', 84],
      ['canceled', 10],
      ['declined', 6],
    ])
    const id = idOf('ord', index)
    const draft = {
      id,
      orderId: `ORD-${letters(random, '0123456789', 7)}`,
      status: recent?.[1] ?? usual,
      createdAt: isoOf(createdAt),
      restaurant: anyOf(random, places),
      user: userFor(random, world, createdAt),
      ...(id === edgeOrders.long && { itemCount: 40 }),
    }
    const user = id === edgeOrders.guest ? null : draft.user
    const seeded = edgeOf(buildOrder({ ...draft, user }, world), world.now)
    return withRefundRequest(seeded, world.now)
  })
}
