import { daysOf, findPeriod, type Days } from '@/api/dates'
import type { TimeSlot } from '@/components/charts/time-slot'
import { addDays, daysBetween } from '@/domain/lagos'
import { LOCALE } from '@/lib/format'
import type { Measure } from './compared'
import type { ReportDays } from './report-query'
import type { Day, Report } from './report-schema'

const shortDay = new Intl.DateTimeFormat(LOCALE, {
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
})

/** "9 Nov", "1–5 Nov". */
export const formatShortDays = (from: string, to = from) =>
  shortDay.formatRange(Date.parse(from), Date.parse(to))

/** The days that were requested. */
function requestedDays(days: ReportDays, today: string): Days {
  const preset = 'period' in days ? { dates: findPeriod(days.period)?.name } : days
  return daysOf(preset, today) ?? { from: today, to: today }
}

export function isOnlyToday(days: ReportDays, today: string) {
  const { from, to } = requestedDays(days, today)
  return from === today && to === today
}

export interface DatedReport extends Pick<Report, 'from' | 'to'> {
  byDay: readonly Day[] | null
}

/**
 * The days of the response. Without them, the requested days, extended to all days that have
 * figures.
 */
export function reportedDays(
  { from, to, byDay }: DatedReport,
  days: ReportDays,
  today: string,
): Days {
  const dates = Array.from(byDay ?? [], ({ date }) => date).toSorted()
  const requested = requestedDays(days, today)
  const [first = requested.from] = dates
  const last = dates.at(-1) ?? requested.to
  return {
    from: from ?? (first < requested.from ? first : requested.from),
    to: to ?? (last > requested.to ? last : requested.to),
  }
}

/** "9–15 Nov", "9 Nov – today". */
export const formatPeriod = ({ from, to }: Days, today: string) =>
  to === today && from !== to ? `${formatShortDays(from)} – today` : formatShortDays(from, to)

/** The days that the response compares with. Null if it does not say which. */
export const statedDaysBefore = ({
  previousFrom: from,
  previousTo: to,
}: Pick<Report, 'previousFrom' | 'previousTo'>): Days | null =>
  from === null || to === null || from > to ? null : { from, to }

/** The same number of days before. */
export function daysBefore({ from, to }: Days): Days {
  const count = countOf({ from, to })
  return { from: addDays(from, -count), to: addDays(to, -count) }
}

export const countOf = ({ from, to }: Days) => Math.max(0, daysBetween(from, to) + 1)

/** The ranges of days without a value: "1–5 Nov", "9 Nov". */
export function missingDays(days: readonly TimeSlot[], measure: Measure) {
  const ranges: Days[] = []
  for (const { key: date, [measure]: value } of days) {
    if (value !== null) continue
    const last = ranges.at(-1)
    if (last && addDays(last.to, 1) === date) last.to = date
    else ranges.push({ from: date, to: date })
  }
  return ranges.map(({ from, to }) => formatShortDays(from, to))
}
