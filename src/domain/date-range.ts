import { isDated, type DateRange } from '../api/capabilities.ts'
import { formatDayRange } from '../lib/format.ts'
import { addDays } from '../lib/lagos.ts'

/** The days from the start of the month of `day` to `day`. */
const monthTo = (day: string) => ({ from: `${day.slice(0, 8)}01`, to: day })

const lastDays = (count: number) => (today: string) => ({
  from: addDays(today, 1 - count),
  to: today,
})

/**
 * Ranges of days that depend on the day in Lagos, as `[name, label, range]`. A name that is also a
 * value of the `period` filters has their meaning.
 */
export const presets = [
  ['today', 'Today', lastDays(1)],
  [
    'yesterday',
    'Yesterday',
    (today: string) => ({ from: addDays(today, -1), to: addDays(today, -1) }),
  ],
  ['7d', 'Last 7 days', lastDays(7)],
  ['30d', 'Last 30 days', lastDays(30)],
  ['90d', 'Last 90 days', lastDays(90)],
  ['month', 'This month', monthTo],
  ['lastMonth', 'Last month', (today: string) => monthTo(addDays(monthTo(today).from, -1))],
] as const

/** The preset that is this range today. Undefined if there is none. */
export const presetOf = ({ from, to }: DateRange, today: string) =>
  presets.find(([, , rangeOn]) => {
    const range = rangeOn(today)
    return range.from === from && range.to === to
  })

/** "Last 7 days", "1–5 Nov 2026". Empty without dates. */
export function rangeLabel(range: DateRange, today: string) {
  if (!isDated(range)) return ''
  return presetOf(range, today)?.[1] ?? formatDayRange(range.from, range.to)
}
