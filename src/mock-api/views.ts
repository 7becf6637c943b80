import { http } from 'msw'
import { answer, listParams, refuse, without } from './answers.ts'
import { wasApproved } from './applicants.ts'
import { createCollection } from './collection.ts'
import type { Db } from './db.ts'
import { announcedFilters, rangeOf, type Range } from './filters.ts'
import { createRandom, startOf, wholeOf } from './random.ts'
import type { Named } from './seed/types.ts'
import { DAY_MS, HOUR_MS, isoOf, lagosDay } from './time.ts'

interface Target {
  type: 'restaurant' | 'menu'
  target: Named
  restaurant?: Named
  isShown: boolean
  createdAt: string
}

/** Everything that can be viewed: restaurants and dishes. */
function targetsOf(db: Db): Target[] {
  const restaurants = db.restaurants.all()
  const shown = new Set(restaurants.filter(wasApproved).map(({ id }) => id))
  return [
    ...Array.from(restaurants, ({ id, name, image, createdAt }) => ({
      type: 'restaurant' as const,
      target: { id, name, ...(image && { image }) },
      isShown: shown.has(id),
      createdAt,
    })),
    ...Array.from(db.menus.all(), ({ id, name, image, restaurant, createdAt }) => ({
      type: 'menu' as const,
      target: { id, name, ...(image && { image }) },
      restaurant: { id: restaurant.id, name: restaurant.name },
      isShown: shown.has(restaurant.id),
      createdAt,
    })),
  ]
}

function orderCounts(db: Db, { from, to }: Range) {
  const counts = new Map<string, number>()
  for (const order of db.orders.all()) {
    const at = Date.parse(order.createdAt)
    if (at < from || at >= to) continue
    const ids = new Set([order.restaurant?.[0]?.id, ...order.items.map(({ menu }) => menu?.id)])
    for (const id of ids) if (id) counts.set(id, (counts.get(id) ?? 0) + 1)
  }
  return counts
}

/** The figures of a period. Each order was a cart before, and each cart was a view. */
function viewOf({ isShown, ...place }: Target, orders: number, days: number, now: number) {
  const { type, target } = place
  const random = createRandom(startOf(`views of ${target.id}`))
  const [fewest, most] = type === 'restaurant' ? [30, 160] : [4, 40]
  // Per ten days.
  const rate = isShown ? wholeOf(random, fewest, most) : 0
  const cartRate = rate * (0.05 + 0.1 * random())
  const repeats = 1.1 + random()
  const carts = orders + Math.round((cartRate * days) / 10)
  const viewers = carts + Math.round((rate * days) / 10)
  const hours = random() * (200 / (rate + 1))
  // Full hours, so that two requests have the same response.
  const lastViewedAt = isoOf(Math.floor((Math.floor(now / HOUR_MS) - hours) * HOUR_MS))
  return {
    id: `viw-${target.id}`,
    ...place,
    views: Math.round(viewers * repeats),
    viewers,
    carts,
    orders,
    ...(viewers > 0 && { lastViewedAt }),
  }
}

/** Computes the views from the orders of a period, most viewed first. */
function viewsOf(db: Db, range: Range) {
  const now = db.clock()
  const counts = orderCounts(db, range)
  const days = Math.max(0, (range.to - range.from) / DAY_MS)
  const views = Array.from(targetsOf(db), (target) =>
    viewOf(target, counts.get(target.target.id) ?? 0, days, now),
  )
  return createCollection(views, {
    text: ({ target, restaurant }) => [target.name, restaurant?.name],
    ids: ({ target, restaurant }) => [target.id, restaurant?.id],
    sort: ['views', 'viewers', 'carts', 'orders'],
    filters: { type: ({ type }, value) => type === value },
    compare: (a, b) => b.views - a.views,
    today: () => lagosDay(now),
  })
}

/** The steps from a view of a restaurant to an order. */
export function funnelOf(db: Db, range: Range) {
  const { rows } = viewsOf(db, range).list({ type: 'restaurant', limit: Infinity })
  const sum = (field: 'viewers' | 'carts' | 'orders') =>
    rows.reduce((total, row) => total + row[field], 0)
  return { viewers: sum('viewers'), carts: sum('carts'), orders: sum('orders') }
}

export function createViewHandlers(db: Db) {
  return [
    http.get('*/api/crm/view', ({ request }) => {
      const range = rangeOf(request, db.clock())
      if (!range) return refuse('The period must be today, 7d, 30d or 90d')
      const { rows, pagination, capabilities } = viewsOf(db, range).list(listParams(request))
      return answer({
        views: rows.map((view) => without(view, ['createdAt'])),
        pagination,
        capabilities: { ...capabilities, filters: announcedFilters },
      })
    }),
  ]
}
