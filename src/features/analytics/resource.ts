import * as v from 'valibot'
import { findPeriod, isDated } from '../../api/dates.ts'
import { listSearch, resource, type RowOf } from '../../api/resource.ts'
import { analyticsPath } from '../../domain/figures.ts'
import {
  optionalCount,
  optionalFlag,
  optionalNaira,
  optionalText,
  withId,
} from '../../domain/response-fields.ts'
import { reportFilters } from './report-schema.ts'

/** The figures of all restaurants in a period. Not every backend that has a report has them. */
export const restaurantFigures = resource({
  keys: ['restaurantFigures', 'restaurants'],
  noun: ['restaurant', 'restaurants'],
  module: 'analytics',
  path: `${analyticsPath}/restaurant`,
  filters: {},
  hasRequiredDays: true,
  record: withId({
    name: optionalText,
    /** The row has no page: its restaurants were deleted. */
    isDeleted: optionalFlag,
    orders: optionalCount,
    sales: optionalNaira,
    commission: optionalNaira,
    fees: optionalNaira,
    refunds: optionalNaira,
    /** The sales without the commission, the fees and the refunds. */
    net: optionalNaira,
  }),
})
export type RestaurantFigures = RowOf<typeof restaurantFigures>

const VIEWS = ['restaurants'] as const

/** Without `view`, the page shows the report. */
export const analyticsSearch = v.object({
  view: v.fallback(v.optional(v.picklist(VIEWS)), undefined),
  ...reportFilters,
  ...listSearch(restaurantFigures).entries,
})
type AnalyticsSearch = v.InferOutput<typeof analyticsSearch>

/** The figures of all restaurants always have dates. By default, those of the period. */
export const datedSearch = (search: AnalyticsSearch) =>
  isDated(search) ? search : { ...search, dates: findPeriod(search.period)?.name }
