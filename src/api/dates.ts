import * as v from 'valibot'
import { formatDayRange } from '../domain/format-dates.ts'
import { addDays } from '../domain/lagos.ts'
import { typedDay } from '../domain/response-fields.ts'

/** A range of days in Lagos, as `YYYY-MM-DD`. Both days are included. */
export interface Days {
  from: string
  to: string
}

const monthTo = (day: string) => ({ from: `${day.slice(0, 8)}01`, to: day })

const lastDays = (count: number) => (today: string) => ({
  from: addDays(today, 1 - count),
  to: today,
})

/**
 * Ranges of days relative to today in Lagos. `name` is the value in the URL, and `period` is the
 * value of a `period` filter with the same meaning.
 */
export const presets = [
  { name: 'today', label: 'Today', daysOn: lastDays(1), period: 'today' },
  {
    name: 'yesterday',
    label: 'Yesterday',
    daysOn: (today: string) => ({ from: addDays(today, -1), to: addDays(today, -1) }),
    period: null,
  },
  { name: 'last_7_days', label: 'Last 7 days', daysOn: lastDays(7), period: '7d' },
  { name: 'last_30_days', label: 'Last 30 days', daysOn: lastDays(30), period: '30d' },
  { name: 'last_90_days', label: 'Last 90 days', daysOn: lastDays(90), period: '90d' },
  { name: 'this_month', label: 'This month', daysOn: monthTo, period: null },
  {
    name: 'last_month',
    label: 'Last month',
    daysOn: (today: string) => monthTo(addDays(monthTo(today).from, -1)),
    period: null,
  },
] as const

export type PresetName = (typeof presets)[number]['name']

const findPreset = (name: string | undefined) => presets.find((preset) => preset.name === name)
export const findPeriod = (period: string) => presets.find((preset) => preset.period === period)

/** Whether a preset has the days of one month. */
export const isMonth = (name: PresetName | undefined) =>
  name === 'this_month' || name === 'last_month'

/** The value of the `period` filter that matches a preset. */
export const periodOfPreset = (name: PresetName) => findPreset(name)?.period ?? undefined

const day = v.fallback(v.optional(typedDay()), undefined)
const preset = v.fallback(v.optional(v.picklist(presets.map(({ name }) => name))), undefined)

const dateEntries = {
  /** A preset. It replaces `from` and `to`, and is resolved to days when a request is sent. */
  dates: preset,
  from: day,
  to: day,
}
const dateSearch = v.object(dateEntries)
export type DateSearch = v.InferOutput<typeof dateSearch>

/**
 * The ranges of days that lists can be limited to, by the search param of their preset:
 *
 * - `from`, `to`: the search params of their own days, and the query parameters of the days.
 * - `field`: the timestamp of a row.
 * - `announcedAs`: what `capabilities.filters` must have.
 * - `all`: the option without days.
 */
export const dateRanges = {
  dates: {
    from: 'from',
    to: 'to',
    field: 'createdAt',
    announcedAs: ['from', 'to'],
    label: 'Dates',
    all: 'All dates',
  },
  paid: {
    from: 'paidFrom',
    to: 'paidTo',
    field: 'paidAt',
    announcedAs: ['paid'],
    label: 'Paid on',
    all: 'Any day',
  },
} as const
export type RangeName = keyof typeof dateRanges
/** A range that only some lists have: `otherDates` of their resource. */
export type OtherRange = Exclude<RangeName, 'dates'>
const otherRanges: readonly OtherRange[] = ['paid']
export const rangeNames: readonly RangeName[] = ['dates', ...otherRanges]

/** The search params of all ranges. */
export const rangeEntries = { ...dateEntries, paid: preset, paidFrom: day, paidTo: day }
const rangeSearch = v.object(rangeEntries)
export const noDates: Readonly<Record<keyof typeof rangeEntries, undefined>> = {
  dates: undefined,
  from: undefined,
  to: undefined,
  paid: undefined,
  paidFrom: undefined,
  paidTo: undefined,
}

/** The dates of one range in the URL. */
export function datesIn(search: object, name: RangeName): DateSearch {
  const params = v.parse(rangeSearch, search)
  const { from, to } = dateRanges[name]
  return { dates: params[name], from: params[from], to: params[to] }
}

/** The search params of a range. Without dates, they clear it. */
export function datesParams(name: RangeName, { dates, from, to }: DateSearch = {}) {
  const range = dateRanges[name]
  return { [name]: dates, [range.from]: from, [range.to]: to }
}

/** Null if a day is missing, or if the days are reversed. */
const ownDays = ({ from, to }: Omit<DateSearch, 'dates'>): Days | null =>
  from !== undefined && to !== undefined && from <= to ? { from, to } : null

export const daysOf = ({ dates, ...own }: DateSearch, today: string): Days | null =>
  findPreset(dates)?.daysOn(today) ?? ownDays(own)

export const isDated = ({ dates, ...own }: DateSearch) =>
  dates !== undefined || ownDays(own) !== null

/** Resolves presets to the days that they have on the day `today`. */
export function onDay<TSearch extends object>(search: TSearch, today: string): TSearch {
  const resolved = rangeNames.flatMap((name) => {
    const chosen = datesIn(search, name)
    const days = chosen.dates === undefined ? null : daysOf(chosen, today)
    return days ? Object.entries(datesParams(name, days)) : []
  })
  return { ...search, ...Object.fromEntries(resolved) }
}

/** The query parameters of the other ranges: `paidFrom` and `paidTo`. */
export const otherDays = (search: object, today: string): Record<string, string> =>
  Object.fromEntries(
    otherRanges.flatMap((name) => {
      const days = daysOf(datesIn(search, name), today)
      const { from, to } = dateRanges[name]
      return days
        ? [
            [from, days.from],
            [to, days.to],
          ]
        : []
    }),
  )

/** "Last 7 days", "1–5 Nov 2026". Empty without dates. */
export function datesLabel({ dates, ...own }: DateSearch) {
  const days = ownDays(own)
  return findPreset(dates)?.label ?? (days ? formatDayRange(days.from, days.to) : '')
}

/** "Last 7 days", and of another range "Paid on: Last 7 days". Empty without dates. */
export function rangeLabel(search: object, name: RangeName) {
  const label = datesLabel(datesIn(search, name))
  return name === 'dates' || label === '' ? label : `${dateRanges[name].label}: ${label}`
}
