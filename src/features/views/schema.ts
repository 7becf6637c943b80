import type * as v from 'valibot'
import type { ModuleDefinition } from '../../api/resource.ts'
import { namedRelation } from '../../api/record-schemas.ts'
import {
  identified,
  optionalCount,
  optionalMoment,
  optionalText,
} from '../../api/response-fields.ts'
import { viewFilters } from './search.ts'

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
