import { periodOf } from '../../api/list.ts'
import { listSearch, resource, type RowOf } from '../../api/resource.ts'
import { filterOf } from '../../domain/choices.ts'
import { namedRelation } from '../../domain/record-schemas.ts'
import {
  optionalCount,
  optionalText,
  optionalTimestamp,
  withId,
} from '../../domain/response-fields.ts'

export const viewResource = resource({
  keys: ['view', 'views'],
  noun: ['restaurant or dish', 'restaurants or dishes'],
  path: '/crm/view',
  filters: {
    type: filterOf([
      ['all', 'All Types'],
      ['restaurant', 'Restaurants'],
      ['menu', 'Dishes'],
    ]),
    // Figures always cover a period. The first one is the default and excludes no rows.
    period: periodOf([
      ['30d', 'Last 30 days'],
      ['7d', 'Last 7 days'],
      ['90d', 'Last 90 days'],
    ]),
  },
  record: withId({
    type: optionalText,
    /** The restaurant or the dish. */
    target: namedRelation,
    restaurant: namedRelation,
    views: optionalCount,
    viewers: optionalCount,
    carts: optionalCount,
    orders: optionalCount,
    lastViewedAt: optionalTimestamp,
  }),
})
export type View = RowOf<typeof viewResource>

const { filters } = viewResource
/** The params that the URL omits. It always omits "all". */
export const viewSearchDefaults = { period: filters.period.options[0][0] }
export const viewSearch = listSearch(viewResource)
