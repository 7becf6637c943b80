import * as v from 'valibot'
import { optionalCount, optionalField, optionalNaira } from '../api/response-fields.ts'

/*
 * The figures of a period, for the dashboard and the analytics page. They are this console's
 * proposal. Map a backend that differs in this file.
 */

export const analyticsPath = '/crm/analytics'

/** The periods that figures can be requested for. Days are in the time zone Africa/Lagos. */
export const periods = ['today', '7d', '30d', '90d'] as const
export type Period = (typeof periods)[number]

export const figuresPath = (days: { period: Period } | { from: string; to: string }) =>
  `${analyticsPath}?${new URLSearchParams(days).toString()}` as const

/** Of fewer orders before, a percentage says nothing. */
export const MIN_ORDERS_FOR_PERCENT = 20

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
export type Figure = keyof typeof entries

export const figureEntries = {
  ...entries,
  /** The figures of the preceding period of the same length, as far as the backend has them. */
  previous: optionalField(v.object(entries)),
  /** Of today: the figures of yesterday until the same time of day. */
  previousSoFar: optionalField(v.object(entries)),
}

/** The date filter of several lists. The server counts days in the time zone Africa/Lagos. */
export const periodOptions = [
  ['all', 'All Dates'],
  'today',
  ['7d', 'Last 7 days'],
  ['30d', 'Last 30 days'],
  ['90d', 'Last 90 days'],
] as const
