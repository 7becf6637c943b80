import * as v from 'valibot'
import { optionalCount, optionalField, optionalNaira } from '../api/response-fields.ts'

/*
 * The figures of a period, which the dashboard and the analytics page show. They are this console's proposal: a backend that
 * differs is mapped in this file.
 */

export const analyticsPath = '/crm/analytics'

/** The periods that the figures can be requested for. Days are those of Africa/Lagos. */
export const periods = ['today', '7d', '30d', '90d'] as const
export type Period = (typeof periods)[number]

/** The path and query string of the request. */
export const figuresPath = (period: Period) => `${analyticsPath}?period=${period}` as const

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
export const figureEntries = {
  ...entries,
  /** The figures of the same length of time before, as far as the backend has them. */
  previous: optionalField(v.object(entries)),
}

/** The filter by date that several lists have. The server counts days in the time zone Africa/Lagos. */
export const periodOptions = [
  ['all', 'All Dates'],
  'today',
  ['7d', 'Last 7 days'],
  ['30d', 'Last 30 days'],
  ['90d', 'Last 90 days'],
] as const
