import type { Days } from '@/api/capabilities'
import { presets } from '@/domain/date-range'
import { LOCALE } from '@/lib/format'
import { addDays, daysBetween } from '@/lib/lagos'
import type { ReportDays } from './report-query'
import type { Day, Report } from './report-schema'

const MAX_DAYS = 366

const shortDay = new Intl.DateTimeFormat(LOCALE, {
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
})

/** "9 Nov", "1–5 Nov". */
export const formatShortDays = (from: string, to = from) =>
  shortDay.formatRange(Date.parse(from), Date.parse(to))

/** A day that the response lacks has neither orders nor sales. */
export interface PeriodDay {
  date: string
  orders: number | null
  sales: number | null
}

/** The days that were requested. */
function requestedDays(days: ReportDays, today: string): Days {
  if (!('period' in days)) return days
  const [, , rangeOn] = presets.find(([name]) => name === days.period) ?? presets[0]
  return rangeOn(today)
}

export function isOnlyToday(days: ReportDays, today: string) {
  const { from, to } = requestedDays(days, today)
  return from === today && to === today
}

interface DatedReport extends Pick<Report, 'from' | 'to'> {
  byDay: readonly Day[] | null
}

/** The days of the response. Without them, those that were requested, and all that have figures. */
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

const countOf = ({ from, to }: Days) => Math.max(0, daysBetween(from, to) + 1)

/** Oldest first, at most the last 366. None if the response has none. */
export function daysOf(days: Days, byDay: DatedReport['byDay']): PeriodDay[] {
  const known = new Map((byDay ?? []).map((day): [string, Day] => [day.date, day]))
  const count = known.size === 0 ? 0 : Math.min(MAX_DAYS, countOf(days))
  return Array.from({ length: count }, (_, index) => {
    const date = addDays(days.to, index - count + 1)
    const { orders = null, sales = null } = known.get(date) ?? {}
    return { date, orders, sales }
  })
}

/** Each range of days without a value: "1–5 Nov", "9 Nov". */
export function missingDays(days: readonly PeriodDay[], field: 'orders' | 'sales') {
  const ranges: Days[] = []
  for (const { date, [field]: value } of days) {
    if (value !== null) continue
    const last = ranges.at(-1)
    if (last && addDays(last.to, 1) === date) last.to = date
    else ranges.push({ from: date, to: date })
  }
  return ranges.map(({ from, to }) => formatShortDays(from, to))
}
