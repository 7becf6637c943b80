import { http } from 'msw'
import { answer, refuse } from './answers.ts'
import type { Db } from './db.ts'
import { periods } from './filters.ts'
import { figuresOf, partsOf } from './report.ts'
import { DAY_MS, lagosDay } from './time.ts'
import { funnelOf } from './views.ts'

export function createAnalyticsHandlers(db: Db) {
  return [
    http.get('*/api/crm/analytics', ({ request }) => {
      const period = new URL(request.url).searchParams.get('period') ?? '30d'
      const daysBefore = periods[period]
      if (daysBefore === undefined) return refuse('The period must be today, 7d, 30d or 90d')
      const to = lagosDay(db.clock()) + DAY_MS
      const length = (daysBefore + 1) * DAY_MS
      const from = to - length
      const { orders, delivered, sales, newUsers } = figuresOf(db, from - length, from)
      const previous = { orders, delivered, sales, newUsers }
      return answer({
        analytics: {
          ...figuresOf(db, from, to),
          ...partsOf(db, from, to),
          funnel: funnelOf(db, period),
          previous,
        },
      })
    }),
  ]
}
