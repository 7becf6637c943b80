import type * as v from 'valibot'
import { choice, listSearchSchema } from '../../api/list.ts'
import { namedRelation } from '../../api/record-schemas.ts'
import type { ModuleDefinition } from '../../api/resource.ts'
import {
  identified,
  optionalCount,
  optionalMoment,
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

export const viewFilters = { type: choice(typeOptions), period: choice(periodOptions) }

/** The params that the URL leaves out. "all" is left out of every URL. */
export const viewSearchDefaults = { period: periodOptions[0][0] } as const
export const viewSearchSchema = listSearchSchema(viewFilters)

/*
 * The path and shape of the views module. They are this console's proposal: a backend that differs is mapped in this file.
 * They have sums only: no person, no address and no device.
 */

const viewSchema = identified({
  type: optionalText,
  /** The restaurant or dish. */
  target: namedRelation,
  /** Of a dish. */
  restaurant: namedRelation,
  views: optionalCount,
  viewers: optionalCount,
  carts: optionalCount,
  orders: optionalCount,
  lastViewedAt: optionalMoment,
})
export type View = v.InferOutput<typeof viewSchema>

export const viewList = {
  noun: ['restaurant or dish', 'restaurants or dishes'],
  fields: ['view', 'views'],
  path: '/crm/view',
  filters: viewFilters,
  record: viewSchema,
} satisfies ModuleDefinition
