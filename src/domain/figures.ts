import * as v from 'valibot'
import { optionalCount, optionalField, optionalNaira, documentedAs } from './response-fields.ts'

/*
 * The figures of a period, for the dashboard and the analytics page. They are this console's
 * proposal. For a backend that differs, map the fields in this file.
 */

export const analyticsPath = '/crm/analytics'

export const periods = ['today', '7d', '30d', '90d'] as const
export type Period = (typeof periods)[number]

/** With `compare`, the figures are compared with the month before. */
interface FiguresDays {
  from: string
  to: string
  compare?: 'month'
}

export const figuresPath = (days: { period: Period } | FiguresDays) =>
  `${analyticsPath}?${new URLSearchParams({ ...days }).toString()}` as const

/** The minimum of previous orders for a percentage. Of fewer orders, a percentage says nothing. */
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
  /** The figures of the days before, if the backend has them. */
  previous: optionalField(v.object(entries)),
  /** Only if the period is today: the figures of yesterday until the same time of day. */
  previousSoFar: optionalField(v.object(entries)),
}

/** The options of a date filter. The server counts days in Lagos. */
export const periodOptions = [
  ['all', 'All Dates'],
  'today',
  ['7d', 'Last 7 days'],
  ['30d', 'Last 30 days'],
  ['90d', 'Last 90 days'],
] as const

export const figureLabels = {
  orders: 'Orders',
  delivered: 'Delivered',
  canceled: 'Canceled',
  sales: 'Sales',
  averageOrder: 'Average order',
  newUsers: 'New users',
} satisfies Record<Figure, string>

export const SALES_MEANING = 'Sales are the totals of delivered orders.'
export const SALES_NOTE = `${SALES_MEANING} The average order is the sales divided by the number of delivered orders.`
export const DAY_NOTE = 'A day is a day in Lagos.'

/** The parts of a chart, without invalid ones. Null if no part is valid: then there is no chart. */
export function parts<TOutput>(schema: v.GenericSchema<unknown, TOutput>) {
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

export const countedEntries = { orders: optionalCount, sales: optionalNaira }

const countedSchema = v.object(countedEntries)
export type Counted = v.InferOutput<typeof countedSchema>

const hourSchema = v.object({
  hour: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(23)),
  ...countedEntries,
  /** The same hour of the day before. */
  previous: optionalField(countedSchema),
})
export type Hour = v.InferOutput<typeof hourSchema>

/** The hours of one day in Lagos. */
export const byHour = parts(hourSchema)
