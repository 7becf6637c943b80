import type * as v from 'valibot'
import { filterOf, listSearchSchema } from '../../api/list.ts'
import { namedRelation } from '../../api/record-schemas.ts'
import { resource } from '../../api/resource.ts'
import {
  withId,
  optionalCount,
  optionalTimestamp,
  optionalText,
} from '../../api/response-fields.ts'

const typeOptions = [
  ['all', 'All Types'],
  ['restaurant', 'Restaurants'],
  ['menu', 'Dishes'],
] as const
// Figures are always about a period: the first one is the default, and leaves out no row.
const periodOptions = [
  ['30d', 'Last 30 days'],
  ['7d', 'Last 7 days'],
  ['90d', 'Last 90 days'],
] as const

export const viewFilters = { type: filterOf(typeOptions), period: filterOf(periodOptions) }

/** The params that the URL leaves out. "all" is left out of every URL. */
export const viewSearchDefaults = { period: periodOptions[0][0] } as const
export const viewSearch = listSearchSchema(viewFilters)

const viewSchema = withId({
  type: optionalText,
  /** The restaurant or dish. */
  target: namedRelation,
  /** Of a dish. */
  restaurant: namedRelation,
  views: optionalCount,
  viewers: optionalCount,
  carts: optionalCount,
  orders: optionalCount,
  lastViewedAt: optionalTimestamp,
})
export type View = v.InferOutput<typeof viewSchema>

export const viewResource = resource({
  keys: ['view', 'views'],
  noun: ['restaurant or dish', 'restaurants or dishes'],
  path: '/crm/view',
  filters: viewFilters,
  record: viewSchema,
})
