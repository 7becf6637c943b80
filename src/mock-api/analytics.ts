import { http } from 'msw'
import { answer, refuse } from './answers.ts'
import type { Db } from './db.ts'
import { announcedFilters, rangeOf } from './filters.ts'
import { figuresOf, partsOf } from './report.ts'
import { funnelOf } from './views.ts'

export function createAnalyticsHandlers(db: Db) {
  return [
    http.get('*/api/crm/analytics', ({ request }) => {
      const range = rangeOf(request, db.clock())
      if (!range) return refuse('The period must be today, 7d, 30d or 90d')
      const { from, to } = range
      const { orders, delivered, sales, newUsers } = figuresOf(db, from - (to - from), from)
      const previous = { orders, delivered, sales, newUsers }
      return answer({
        analytics: {
          ...figuresOf(db, from, to),
          ...partsOf(db, from, to),
          funnel: funnelOf(db, range),
          previous,
        },
        capabilities: { sort: [], filters: announcedFilters, actions: [], idempotency: true },
      })
    }),
  ]
}
