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

/** The value of the `period` filter that matches a preset. */
export const periodOfPreset = (name: PresetName) => findPreset(name)?.period ?? undefined

const day = v.fallback(v.optional(typedDay()), undefined)

export const dateEntries = {
  /** A preset. It replaces `from` and `to`, and is resolved to days when a request is sent. */
  dates: v.fallback(v.optional(v.picklist(presets.map(({ name }) => name))), undefined),
  from: day,
  to: day,
}
const dateSearch = v.object(dateEntries)
export type DateSearch = v.InferOutput<typeof dateSearch>

export const noDates = { dates: undefined, from: undefined, to: undefined }

export const parseDates = (search: object): DateSearch => v.parse(dateSearch, search)

/** Null if a day is missing, or if the days are reversed. */
const ownDays = ({ from, to }: Omit<DateSearch, 'dates'>): Days | null =>
  from !== undefined && to !== undefined && from <= to ? { from, to } : null

export const daysOf = ({ dates, ...own }: DateSearch, today: string): Days | null =>
  findPreset(dates)?.daysOn(today) ?? ownDays(own)

export const isDated = ({ dates, ...own }: DateSearch) =>
  dates !== undefined || ownDays(own) !== null

/** Resolves a preset to the days that it has on the day `today`. */
export function onDay<TSearch extends DateSearch>(search: TSearch, today: string) {
  const days = search.dates === undefined ? null : daysOf(search, today)
  return days ? { ...search, dates: undefined, ...days } : search
}

/** "Last 7 days", "1–5 Nov 2026". Empty without dates. */
export function datesLabel({ dates, ...own }: DateSearch) {
  const days = ownDays(own)
  return findPreset(dates)?.label ?? (days ? formatDayRange(days.from, days.to) : '')
}
