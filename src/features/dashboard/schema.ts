import * as v from 'valibot'
import { enveloped } from '../../lib/envelope.ts'
import { optionalCount, optionalField, optionalNaira } from '../../lib/response-fields.ts'

/** The figures of one day in Lagos. It is this console's proposal: a backend that differs is mapped in this file. */
export const analyticsPath = '/crm/analytics?period=today'

const previousSchema = v.object({
  orders: optionalCount,
  delivered: optionalCount,
  sales: optionalNaira,
  newUsers: optionalCount,
})

export const figuresSchema = v.object({
  orders: optionalCount,
  delivered: optionalCount,
  canceled: optionalCount,
  /** The sum of the totals of delivered orders. */
  sales: optionalNaira,
  /** The sales divided by the delivered orders. */
  averageOrder: optionalNaira,
  newUsers: optionalCount,
  /** The same figures of the day before. */
  previous: optionalField(previousSchema),
})
export type Figures = v.InferOutput<typeof figuresSchema>

/** The response of `GET /crm/analytics?period=today`. Other fields, for longer periods, are not read. */
export const analyticsSchema = enveloped(v.object({ analytics: figuresSchema }))
