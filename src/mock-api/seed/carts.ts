import { anyOf, createRandom, startOf, wholeOf } from '../random.ts'
import { DAY_MS, isoOf, MINUTE_MS } from '../time.ts'
import { nameOf } from './build-order.ts'
import { itemsOf, subtotalOf } from './order-parts.ts'
import type { OrderItem, StoredOrder } from './order-types.ts'
import { idOf } from './places.ts'
import type { CurrentOrder, Named, StoredMenu, StoredRestaurant, StoredUser } from './types.ts'
import type { StoredVoucher } from './vouchers.ts'

const ACTIVE = 38
const ABANDONED = 90
const ORDERED = 22
// A cart is abandoned if nobody changes it for this time.
const ABANDONED_AFTER = 90 * MINUTE_MS
const OLDEST_DAYS = 60

/** The ids of carts that an app may not expect. */
const edgeCarts = { guest: 'crt-040', empty: 'crt-044' } as const

export interface StoredCart {
  id: string
  user: { id: string; name: string; email: string } | null
  restaurant: Named
  items: readonly Pick<OrderItem, 'menu' | 'name' | 'quantity' | 'price'>[]
  itemCount: number
  subtotal: number
  voucher?: { id: string; code: string }
  status: string
  order?: CurrentOrder
  createdAt: string
  updatedAt: string
}

interface Sources {
  now: number
  orders: readonly StoredOrder[]
  users: readonly StoredUser[]
  restaurants: readonly StoredRestaurant[]
  menus: readonly StoredMenu[]
  vouchers: readonly StoredVoucher[]
}

/** The contents of a cart for the items of an order. The options of an item cost extra. */
function contentsOf(items: readonly OrderItem[]) {
  return {
    items: items.map((item) => {
      const { menu, name, quantity } = item
      return { menu, name, quantity, price: subtotalOf([item]) / quantity }
    }),
    itemCount: items.reduce((sum, { quantity }) => sum + quantity, 0),
    subtotal: subtotalOf(items),
  }
}

function orderedCart(order: StoredOrder, id: string): StoredCart {
  const { user, restaurant, items, voucher, createdAt } = order
  const [place] = restaurant ?? []
  if (!place) throw new Error('The order of a cart has no restaurant')
  const minutes = 2 + (startOf(id) % 25)
  return {
    id,
    user: user && { id: user.id, name: user.name, email: user.email },
    restaurant: place,
    ...contentsOf(items),
    ...(voucher && { voucher: { id: voucher.id, code: voucher.code } }),
    status: 'ordered',
    order: { id: order.id, orderId: order.orderId },
    createdAt: isoOf(Date.parse(createdAt) - minutes * MINUTE_MS),
    updatedAt: createdAt,
  }
}

/** Every third of the newest orders, except those with 40 items or without a restaurant. */
function ordersWithCart(orders: readonly StoredOrder[]) {
  return orders
    .filter(({ user, restaurant, items }) => user && restaurant?.[0] && items.length <= 3)
    .toSorted((a, b) => (a.createdAt < b.createdAt ? 1 : -1))
    .filter((_, index) => index % 3 === 0)
    .slice(0, ORDERED)
}

/** When a cart was changed last. The active ones were changed in the last hour and a half. */
function updateTime(random: () => number, index: number, now: number) {
  if (index < ACTIVE) return now - (1 + index * 2) * MINUTE_MS - wholeOf(random, 0, 59_999)
  const age = ((index - ACTIVE + random()) / ABANDONED) ** 1.6 * OLDEST_DAYS * DAY_MS
  return now - ABANDONED_AFTER - Math.floor(age)
}

function openCart(index: number, id: string, sources: Sources): StoredCart {
  const { now, users, restaurants, menus, vouchers } = sources
  const random = createRandom(startOf(id))
  const updatedAt = updateTime(random, index, now)
  const createdAt = isoOf(updatedAt - wholeOf(random, 1, 20) * MINUTE_MS)
  const open = restaurants.filter(({ status }) => status === 'open')
  const { id: placeId, name, image } = anyOf(random, open)
  const dishes = menus.filter(
    ({ restaurant, status }) => restaurant.id === placeId && status === 'available',
  )
  const known = users.filter((user) => user.status === 'active' && user.createdAt < createdAt)
  const isGuest = random() < 0.12 || id === edgeCarts.guest
  const user = isGuest ? null : anyOf(random, known)
  const voucher = vouchers.find(
    (other) =>
      other.user === user?.email && other.status === 'claimed' && other.createdAt < createdAt,
  )
  const count = id === edgeCarts.empty ? 0 : wholeOf(random, 1, 4)
  return {
    id,
    user: user && { id: user.id, name: nameOf(user), email: user.email },
    restaurant: { id: placeId, name, ...(image && { image }) },
    ...contentsOf(itemsOf(random, dishes, count)),
    ...(user && voucher && random() < 0.5 && { voucher: { id: voucher.id, code: voucher.code } }),
    status: index < ACTIVE ? 'active' : 'abandoned',
    createdAt,
    updatedAt: isoOf(updatedAt),
  }
}

/** First the active carts, then the abandoned ones, then the ordered ones. */
export function seedCarts(sources: Sources): StoredCart[] {
  const placed = ordersWithCart(sources.orders)
  return Array.from({ length: ACTIVE + ABANDONED + placed.length }, (_, index) => {
    const id = idOf('crt', index)
    const order = placed[index - ACTIVE - ABANDONED]
    return order ? orderedCart(order, id) : openCart(index, id, sources)
  })
}
