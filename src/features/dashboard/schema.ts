import * as v from 'valibot'
import { enveloped } from '../../lib/envelope.ts'
import { choice } from '../../lib/list.ts'
import { optionalCount, optionalField, optionalNaira } from '../../lib/response-fields.ts'

/*
 * The figures of a period. They are this console's proposal: a backend that differs is mapped in this file.
 */

export const analyticsPath = '/crm/analytics'

/** The periods that the console asks for. Days are those of Africa/Lagos. */
export const analyticsFilters = { period: choice([['today', 'Today']]) }

/** The path and query string of the request. */
export const figuresPath = (period: 'today') => `${analyticsPath}?period=${period}` as const

const entries = {
  orders: optionalCount,
  delivered: optionalCount,
  canceled: optionalCount,
  /** The sum of the totals of delivered orders. */
  sales: optionalNaira,
  /** The sales divided by the delivered orders. */
  averageOrder: optionalNaira,
  newUsers: optionalCount,
}
export const figuresSchema = v.object({
  ...entries,
  /** The figures of the same length of time before, as far as the backend has them. */
  previous: optionalField(v.object(entries)),
})
export type Figures = v.InferOutput<typeof figuresSchema>

/** The response. Its other fields, for longer periods, are not read. */
export const analyticsSchema = enveloped(v.object({ analytics: figuresSchema }))
