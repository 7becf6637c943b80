import { analyticsPath } from '../../domain/figures.ts'
import { analyticsSchema, reportFilters } from '../../features/analytics/report-schema.ts'
import type { Operation } from '../operation.ts'

/** The request of the analytics page and of the dashboard. */
export const figures: Operation = {
  id: 'getAnalytics',
  summary: 'Get the figures of a period',
  description:
    'Counts what was created in the period. A delivered order counts for the day on which it was created. `byDay` has every day ' +
    'of the period: one that is left out is shown as a gap, not as 0. `previous` is about the same number of days before: of all, of each day, ' +
    'restaurant and state. One that is new has none. A row without orders before has 0. `byHour` has the 24 hours in Lagos of a report of one day, ' +
    'each with the same hour of the day before. Those of today that have not begun have 0. `previousSoFar` is only about today: what was counted ' +
    'yesterday until the same time of day. Without it, today is not compared. The dashboard reads the counts of today.',
  tag: 'Analytics',
  isSpecified: false,
  isPublic: false,
  method: 'GET',
  path: analyticsPath,
  filters: reportFilters,
  response: analyticsSchema,
  status: 200,
}
