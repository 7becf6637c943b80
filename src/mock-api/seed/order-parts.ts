import { anyOf, pickWeighted, wholeOf } from '../random.ts'
import { isoOf, MINUTE_MS } from '../time.ts'
import type { OrderItem, TimelineEntry } from './order-types.ts'
import type { Named, StoredMenu } from './types.ts'

const notes = ['No pepper please', 'Extra plantain', 'Cut the meat small']
const extras = [
  { name: 'Turkey', price: 1500 },
  { name: 'Extra beef', price: 700 },
  { name: 'Plantain', price: 500 },
]

function itemOf(dish: StoredMenu, index: number, quantity: number): OrderItem {
  const { id, name, price } = dish
  return { id: `item-${index + 1}`, menu: { id }, name, quantity, price }
}

export function subtotalOf(items: readonly OrderItem[]) {
  let sum = 0
  for (const { quantity, price, options = [] } of items) {
    sum += quantity * options.reduce((total, option) => total + option.price, price)
  }
  return sum
}

/** Returns `count` items. A dish is repeated only after all others. */
export function itemsOf(random: () => number, dishes: readonly StoredMenu[], count: number) {
  let left: readonly StoredMenu[] = []
  return Array.from({ length: count }, (_, index) => {
    if (left.length === 0) left = dishes
    const dish = anyOf(random, left)
    left = left.filter((other) => other !== dish)
    return {
      ...itemOf(dish, index, random() < 0.75 ? 1 : 2),
      ...(random() < 0.15 && { options: [anyOf(random, extras)] }),
      ...(random() < 0.1 && { note: anyOf(random, notes) }),
    }
  })
}

/** Returns items with this sum. The price of the last one makes up the difference. */
export function itemsFor(random: () => number, dishes: readonly StoredMenu[], subtotal: number) {
  const items: OrderItem[] = []
  let left = subtotal
  let others = dishes
  while (items.length < 3) {
    const limit = left - 500
    const affordable = others.filter(({ price }) => price <= limit)
    if (affordable.length === 0) break
    const dish = anyOf(random, affordable)
    const quantity = Math.min(wholeOf(random, 1, 2), Math.floor(limit / dish.price))
    items.push(itemOf(dish, items.length, quantity))
    left -= quantity * dish.price
    others = others.filter((other) => other !== dish)
  }
  const [closest] = others.toSorted((a, b) => Math.abs(a.price - left) - Math.abs(b.price - left))
  if (!closest) throw new Error('A restaurant has no dishes')
  return [...items, { ...itemOf(closest, items.length, 1), price: left }]
}

/** The statuses on the way to the current one. */
function pathTo(status: string, isPaid: boolean, isPickup: boolean) {
  if (status === 'unconfirmed' || status === 'pending') return [status]
  const path = ['pending', ...(isPaid ? ['paid'] : [])]
  if (status === 'canceled' || status === 'declined') return [...path, status]
  const steps = ['preparing', 'ready', ...(isPickup ? [] : ['on the way']), 'delivered']
  return [...path, ...steps.slice(0, steps.indexOf(status) + 1)]
}

interface Course {
  status: string
  isPaid: boolean
  isPickup: boolean
  /** The time of the order, and the present. */
  from: number
  now: number
  user: Named | null
  restaurant: Named | null
  driver: Named | null
  reason: string | undefined
}

function actorOf(status: string, { user, restaurant, driver, reason }: Course) {
  const isOwn = reason === 'Customer asked' || status === 'pending'
  if (isOwn) return user ? { id: user.id, name: user.name, type: 'user' } : undefined
  if (status === 'canceled') return { id: 'adm-1', name: 'Ada Obi', type: 'admin' }
  if (['on the way', 'delivered'].includes(status) && driver) {
    return { id: driver.id, name: driver.name, type: 'driver' }
  }
  if (['preparing', 'ready', 'declined'].includes(status) && restaurant) {
    return { id: restaurant.id, name: restaurant.name, type: 'restaurant' }
  }
  return undefined
}

/** Two entries are 1 to 25 minutes apart, or less if the order is too young. */
export function timelineOf(random: () => number, course: Course): TimelineEntry[] {
  const path = pathTo(course.status, course.isPaid, course.isPickup)
  let at = course.from
  return Array.from(path, (status, index) => {
    const rest = (course.now - at) / (path.length - index + 1)
    const gap = Math.min(wholeOf(random, 60, 1500) * 1000, Math.max(0, Math.floor(rest)))
    if (index > 0) at += gap
    const by = actorOf(status, course)
    const isLast = index === path.length - 1
    return {
      status,
      at: isoOf(at),
      ...(by && { by }),
      ...(isLast && course.reason && { note: course.reason }),
    }
  })
}

/** How the order is paid. A paid order that is not delivered is never paid in cash. */
export function paymentMethodOf(random: () => number, status: string) {
  const isCashPossible = !['paid', 'unconfirmed'].includes(status)
  return pickWeighted(random, [
    ['card', 38],
    ['bank_transfer', 30],
    ['ussd', 6],
    ['wallet', 10],
    ['cash', isCashPossible ? 16 : 0],
  ])
}

/** The time of day of an order, in ms since midnight. Most are at lunch and dinner. */
export function mealTime(random: () => number) {
  const [from, to] = pickWeighted(random, [
    [[12, 15], 45],
    [[18, 21], 40],
    [[8, 23], 15],
  ])
  return wholeOf(random, from * 60, to * 60 - 1) * MINUTE_MS + wholeOf(random, 0, 59_999)
}
