import { http } from 'msw'
import { answer, refuse } from './answers.ts'
import type { Db } from './db.ts'
import { isStatus, periods } from './filters.ts'
import { DAY_MS, lagosDay } from './time.ts'

/** Returns the figures of the orders and users that were created between two times. */
function figuresOf(db: Db, from: number, to: number) {
  function isWithin({ createdAt }: { createdAt: string }) {
    const at = Date.parse(createdAt)
    return at >= from && at < to
  }
  const orders = db.orders.all().filter(isWithin)
  const delivered = orders.filter((order) => isStatus(order, 'delivered'))
  const sales = delivered.reduce((sum, { totalPrice }) => sum + totalPrice, 0)
  return {
    orders: orders.length,
    delivered: delivered.length,
    canceled: orders.filter((order) => isStatus(order, 'canceled')).length,
    sales,
    averageOrder:
      delivered.length === 0 ? null : Math.round((sales / delivered.length) * 100) / 100,
    newUsers: db.users.all().filter(isWithin).length,
  }
}

export function createAnalyticsHandlers(db: Db) {
  return [
    http.get('*/api/crm/analytics', ({ request }) => {
      const daysBefore = periods[new URL(request.url).searchParams.get('period') ?? '30d']
      if (daysBefore === undefined) return refuse('The period must be today, 7d, 30d or 90d')
      const to = lagosDay(db.clock()) + DAY_MS
      const length = (daysBefore + 1) * DAY_MS
      const from = to - length
      const { orders, delivered, sales, newUsers } = figuresOf(db, from - length, from)
      const previous = { orders, delivered, sales, newUsers }
      return answer({ analytics: { ...figuresOf(db, from, to), previous } })
    }),
  ]
}
