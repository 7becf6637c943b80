import { http } from 'msw'
import { answer, listParams, refuse, without } from './answers.ts'
import { createCollection } from './collection.ts'
import type { Db } from './db.ts'
import { announcedFilters, rangeOf } from './filters.ts'
import { figuresOf, hoursOf, partsOf, rangeBefore, restaurantsOf } from './report.ts'
import { DAY_MS, lagosDay } from './time.ts'
import { funnelOf } from './views.ts'

const UNKNOWN_PERIOD = 'The period must be today, 7d, 30d or 90d'

export function createAnalyticsHandlers(db: Db) {
  return [
    http.get('*/api/crm/analytics', ({ request }) => {
      const range = rangeOf(request, db.clock())
      if (!range) return refuse(UNKNOWN_PERIOD)
      const { from, to } = range
      const now = db.clock()
      const isMonth = new URL(request.url).searchParams.get('compare') === 'month'
      const before = rangeBefore(range, isMonth, now)
      const isOneDay = to === from + DAY_MS
      const isToday = isOneDay && from === lagosDay(now)
      return answer({
        analytics: {
          ...figuresOf(db, from, to),
          ...partsOf(db, range, before),
          funnel: funnelOf(db, range),
          previous: figuresOf(db, before.from, before.to),
          ...(isOneDay && { byHour: hoursOf(db, from) }),
          ...(isToday && { previousSoFar: figuresOf(db, from - DAY_MS, now - DAY_MS) }),
        },
        restaurants: true,
        capabilities: {
          sort: [],
          filters: [...announcedFilters, 'compare'],
          actions: [],
          idempotency: true,
        },
      })
    }),
    http.get('*/api/crm/analytics/restaurant', ({ request }) => {
      const range = rangeOf(request, db.clock())
      if (!range) return refuse(UNKNOWN_PERIOD)
      const found = createCollection(restaurantsOf(db, range), {
        text: ({ name }) => [name],
        ids: () => [],
        filters: {},
        sort: ['name', 'orders', 'sales', 'commission', 'fees', 'refunds', 'net'],
        compare: (a, b) => b.sales - a.sales,
        today: () => lagosDay(db.clock()),
      })
      const { rows, pagination, capabilities } = found.list(listParams(request))
      return answer({
        restaurants: rows.map((row) => without(row, ['createdAt'])),
        pagination,
        capabilities,
      })
    }),
  ]
}
