import * as v from 'valibot'
import { optionalCapabilities } from '../../api/capabilities.ts'
import { enveloped } from '../../api/list-response.ts'
import { periodOf } from '../../api/list.ts'
import { byHour, countedEntries, parts, figureEntries } from '../../domain/figures.ts'
import {
  optionalCount,
  optionalDay,
  optionalField,
  optionalNaira,
  optionalText,
  sentDay,
} from '../../domain/response-fields.ts'
import { visibleText } from '../../lib/visible-text.ts'

export const reportFilters = {
  period: periodOf([
    ['30d', 'Last 30 days'],
    ['today', 'Today'],
    ['7d', 'Last 7 days'],
    ['90d', 'Last 90 days'],
  ]),
}

// The response format is this console's proposal. For a backend that differs, map it in this file.

const daySchema = v.object({
  date: sentDay,
  ...countedEntries,
  newUsers: optionalCount,
  /** The figures of the same day in the days before. */
  previous: optionalField(v.object(countedEntries)),
})
export type Day = v.InferOutput<typeof daySchema>

const compared = {
  ...countedEntries,
  /**
   * The figures of the days before. Null if nothing was counted then. An
   * invalid value means "unknown", which is not the same.
   */
  previous: v.fallback(v.nullish(v.object(countedEntries), null), { orders: null, sales: null }),
}

const restaurantSchema = v.object({ id: optionalText, name: optionalText, ...compared })

export const reportSchema = v.object({
  ...figureEntries,
  from: optionalDay,
  to: optionalDay,
  /** The days before, which `previous` is about. */
  previousFrom: optionalDay,
  previousTo: optionalDay,
  declined: optionalCount,
  deliveryFees: optionalNaira,
  discounts: optionalNaira,
  refunds: optionalNaira,
  byHour,
  byDay: parts(daySchema),
  byStatus: parts(v.object({ status: visibleText, count: v.pipe(optionalCount, v.number()) })),
  byPaymentMethod: parts(v.object({ method: visibleText, ...countedEntries })),
  topRestaurants: parts(restaurantSchema),
  byState: parts(v.object({ state: visibleText, ...compared })),
  funnel: optionalField(
    v.object({ viewers: optionalCount, carts: optionalCount, orders: optionalCount }),
  ),
})
export type Report = v.InferOutput<typeof reportSchema>

export const analyticsSchema = enveloped(
  v.object({
    analytics: reportSchema,
    /** Whether the backend has the figures of all restaurants: `restaurantFigures`. */
    restaurants: v.fallback(v.optional(v.boolean(), false), false),
    capabilities: optionalCapabilities,
  }),
)
