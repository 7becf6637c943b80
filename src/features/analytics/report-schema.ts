import * as v from 'valibot'
import { optionalCapabilities } from '../../api/capabilities.ts'
import {
  calendarDay,
  documentedAs,
  enveloped,
  optionalCount,
  optionalDay,
  optionalField,
  optionalNaira,
  optionalText,
} from '../../api/response-fields.ts'
import { figureEntries } from '../../domain/figures.ts'
import { visibleText } from '../../lib/visible-text.ts'

// The response format is this console's proposal. Map a different API in this file.

/** The parts of a chart. Invalid parts are dropped. Without any valid part there is no chart. */
function parts<TOutput>(schema: v.GenericSchema<unknown, TOutput>) {
  return optionalField(
    v.pipe(
      v.array(v.unknown()),
      v.transform((items) =>
        items.flatMap((item): TOutput[] => {
          const { success, output } = v.safeParse(schema, item)
          return success ? [output] : []
        }),
      ),
      documentedAs(v.array(schema)),
    ),
  )
}

const counted = { orders: optionalCount, sales: optionalNaira }

const daySchema = v.object({ date: calendarDay, ...counted, newUsers: optionalCount })
export type Day = v.InferOutput<typeof daySchema>

const compared = {
  ...counted,
  /**
   * Of the preceding period of the same length. Null if there was nothing to count yet. An invalid
   * value is unknown, which is something else.
   */
  previous: v.fallback(v.nullish(v.object(counted), null), { orders: null, sales: null }),
}

const restaurantSchema = v.object({ id: optionalText, name: optionalText, ...compared })

export const reportSchema = v.object({
  ...figureEntries,
  from: optionalDay,
  to: optionalDay,
  declined: optionalCount,
  deliveryFees: optionalNaira,
  discounts: optionalNaira,
  refunds: optionalNaira,
  byDay: parts(daySchema),
  byStatus: parts(v.object({ status: visibleText, count: v.pipe(optionalCount, v.number()) })),
  byPaymentMethod: parts(v.object({ method: visibleText, ...counted })),
  topRestaurants: parts(restaurantSchema),
  byState: parts(v.object({ state: visibleText, ...compared })),
  funnel: optionalField(
    v.object({ viewers: optionalCount, carts: optionalCount, orders: optionalCount }),
  ),
})
export type Report = v.InferOutput<typeof reportSchema>

export const analyticsSchema = enveloped(
  v.object({ analytics: reportSchema, capabilities: optionalCapabilities }),
)
