import { http } from 'msw'
import { answer, refuse } from './answers.ts'
import type { Db } from './db.ts'
import { announcedFilters, rangeOf } from './filters.ts'
import { figuresOf, hoursOf, partsOf } from './report.ts'
import { DAY_MS, lagosDay } from './time.ts'
import { funnelOf } from './views.ts'

function figuresBefore(db: Db, from: number, to: number) {
  const { orders, delivered, sales, newUsers } = figuresOf(db, from, to)
  return { orders, delivered, sales, newUsers }
}

export function createAnalyticsHandlers(db: Db) {
  return [
    http.get('*/api/crm/analytics', ({ request }) => {
      const range = rangeOf(request, db.clock())
      if (!range) return refuse('The period must be today, 7d, 30d or 90d')
      const { from, to } = range
      const before = from - (to - from)
      const now = db.clock()
      const isOneDay = to === from + DAY_MS
      const isToday = isOneDay && from === lagosDay(now)
      return answer({
        analytics: {
          ...figuresOf(db, from, to),
          ...partsOf(db, from, to),
          funnel: funnelOf(db, range),
          previous: figuresBefore(db, before, from),
          ...(isOneDay && { byHour: hoursOf(db, from) }),
          ...(isToday && { previousSoFar: figuresBefore(db, before, now - DAY_MS) }),
        },
        capabilities: { sort: [], filters: announcedFilters, actions: [], idempotency: true },
      })
    }),
  ]
}
