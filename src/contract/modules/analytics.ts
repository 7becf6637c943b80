import { analyticsPath } from '../../domain/figures.ts'
import { restaurantFigureFields } from '../../features/analytics/fields.ts'
import { analyticsSchema, reportFilters } from '../../features/analytics/report-schema.ts'
import { restaurantFigures } from '../../features/analytics/resource.ts'
import { proposedModule } from '../list-module.ts'
import type { Operation } from '../operation.ts'

/** The request of the analytics page and of the dashboard. */
export const figures: Operation = {
  id: 'getAnalytics',
  summary: 'Get the figures of a period',
  description:
    'Counts what was created in the period. A delivered order counts for the day on which it was created. `byDay` has every day ' +
    'of the period: one that is left out is shown as a gap, not as 0. `previous` is about the days from `previousFrom` to `previousTo`: of all, of each day, ' +
    'restaurant and state. Without `compare`, they are the same number of days before. A day is compared with the day of the same number in them, if they have it. One that is new has none. A row without orders before has 0. `byHour` has the 24 hours in Lagos of a report of one day, ' +
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

/** Another list of the analytics page. It is checked if the figures announce it. */
export const restaurantsModule = proposedModule(restaurantFigures, {
  fields: restaurantFigureFields,
  optional: ['commission', 'fees', 'refunds', 'net'],
})

export const restaurantFiguresOperation: Operation = {
  id: 'listRestaurantFigures',
  summary: 'List the figures of restaurants',
  description:
    'Only sent if the response of `getAnalytics` has `restaurants: true`. The restaurants that were ordered from in the period, and without `sort` those ' +
    'with the highest sales first. Their `sales` add up to the sales of `getAnalytics` for the same days. A row of restaurants that were deleted has `isDeleted: true`, because they have no page. `net` is the sales without `commission`, `fees` and `refunds`. ' +
    'All of them are about the orders that were created in the period.',
  tag: 'Analytics',
  isSpecified: false,
  isPublic: false,
  method: 'GET',
  path: restaurantFigures.path,
  list: restaurantFigures,
  response: restaurantsModule.list,
  status: 200,
}
