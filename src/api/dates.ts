import * as v from 'valibot'
import { formatDayRange } from '../domain/format-dates.ts'
import { addDays } from '../domain/lagos.ts'
import { typedDay } from '../domain/response-fields.ts'

/** The first and the last day of what is shown, in Lagos, as `YYYY-MM-DD`. Both are included. */
export interface Days {
  from: string
  to: string
}

/** The days from the start of the month of `day` to `day`. */
const monthTo = (day: string) => ({ from: `${day.slice(0, 8)}01`, to: day })

const lastDays = (count: number) => (today: string) => ({
  from: addDays(today, 1 - count),
  to: today,
})

/**
 * Ranges of days that depend on the day in Lagos. `name` is what a URL has, and `period` the value of
 * the `period` filters with the same meaning.
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

/** The `period` filter's value for a preset. Undefined if it has none. */
export const periodOfPreset = (name: PresetName) => findPreset(name)?.period ?? undefined

const day = v.fallback(v.optional(typedDay()), undefined)

/** The search params of dates. */
export const dateEntries = {
  /** Replaces the days. Its own days are those of the day on which a request is sent. */
  dates: v.fallback(v.optional(v.picklist(presets.map(({ name }) => name))), undefined),
  from: day,
  to: day,
}
const dateSearch = v.object(dateEntries)
export type DateSearch = v.InferOutput<typeof dateSearch>

export const noDates = { dates: undefined, from: undefined, to: undefined }

export const parseDates = (search: object): DateSearch => v.parse(dateSearch, search)

/** Null without days, with a day alone and if they are reversed. */
const ownDays = ({ from, to }: Omit<DateSearch, 'dates'>): Days | null =>
  from !== undefined && to !== undefined && from <= to ? { from, to } : null

export const daysOf = ({ dates, ...own }: DateSearch, today: string): Days | null =>
  findPreset(dates)?.daysOn(today) ?? ownDays(own)

/** Whether the params limit what is shown to a range of days. */
export const isDated = ({ dates, ...own }: DateSearch) =>
  dates !== undefined || ownDays(own) !== null

/** The same search with the days that a preset has on the day `today`. */
export function onDay<TSearch extends DateSearch>(search: TSearch, today: string) {
  const days = search.dates === undefined ? null : daysOf(search, today)
  return days ? { ...search, dates: undefined, ...days } : search
}

/** "Last 7 days", "1–5 Nov 2026". Empty without dates. */
export function datesLabel({ dates, ...own }: DateSearch) {
  const days = ownDays(own)
  return findPreset(dates)?.label ?? (days ? formatDayRange(days.from, days.to) : '')
}
