import type { Days } from '@/api/dates'
import { hourLabels, hourSlots } from '@/components/charts/hours'
import type { AxisLabel, TimeSlot } from '@/components/charts/time-slot'
import type { Hour } from '@/domain/figures'
import { formatDay } from '@/domain/format-dates'
import { addDays, daysBetween, lagosClock, lagosToday } from '@/domain/lagos'
import { LOCALE } from '@/lib/format'
import { countOf, daysBefore, formatPeriod, formatShortDays, type DatedReport } from './days'
import type { Day } from './report-schema'

const MAX_DAYS = 366
const LABELS = 5
const LABELS_OF_WEEK = 7

const weekday = new Intl.DateTimeFormat(LOCALE, {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
})
const formatWeekday = (day: string) => weekday.format(Date.parse(day))

/** The days of a report, or the hours of its only day. */
export interface Timeline {
  unit: 'day' | 'hour'
  slots: readonly TimeSlot[]
  axisLabels: readonly AxisLabel[]
  name: string
  previousName: string
  /** The name of a slot in the table. */
  nameOf: (slot: TimeSlot) => string
}

/**
 * Oldest first, at most the last 366. Empty if the response has none. The first day is compared with
 * the first one of `before`, and so on.
 */
export function daySlots(
  days: Days,
  byDay: DatedReport['byDay'],
  today: string,
  before = daysBefore(days),
): TimeSlot[] {
  const known = new Map((byDay ?? []).map((day): [string, Day] => [day.date, day]))
  const count = known.size === 0 ? 0 : Math.min(MAX_DAYS, countOf(days))
  return Array.from({ length: count }, (_, index) => {
    const date = addDays(days.to, index - count + 1)
    const { orders = null, sales = null, previous = null } = known.get(date) ?? {}
    const progress = date === today ? 'so far' : 'over'
    const name = formatWeekday(date)
    return {
      key: date,
      name: date === today ? `${name}, so far` : name,
      orders,
      sales,
      previous,
      previousName: formatWeekday(addDays(before.from, daysBetween(days.from, date))),
      progress,
    }
  })
}

/** The dates below some columns. A week has all of them. */
function dayLabels(days: readonly TimeSlot[]): AxisLabel[] {
  const count = days.length <= LABELS_OF_WEEK ? days.length : LABELS
  const indexes = Array.from({ length: count }, (_, step) =>
    Math.round((step * (days.length - 1)) / Math.max(1, count - 1)),
  )
  return indexes.map((index, step) => {
    const { key = '', progress } = days[index] ?? {}
    const text = progress === 'so far' ? 'Today' : formatShortDays(key)
    return { index, text, isMinor: count > 3 && step % 2 === 1 }
  })
}

export function dayTimeline(
  reported: Days,
  byDay: DatedReport['byDay'],
  today: string,
  before = daysBefore(reported),
): Timeline {
  const slots = daySlots(reported, byDay, today, before)
  // A month may be longer than the one that it is compared with, or shorter.
  const last = addDays(before.from, countOf(reported) - 1)
  return {
    unit: 'day',
    slots,
    axisLabels: dayLabels(slots),
    name: formatPeriod(reported, today),
    previousName: formatPeriod(
      { from: before.from, to: last < before.to ? last : before.to },
      today,
    ),
    nameOf: ({ key, progress }) =>
      progress === 'so far' ? `${formatDay(key)}, so far` : formatDay(key),
  }
}

export function hourTimeline(hours: readonly Hour[], date: string, now: Date): Timeline {
  const isToday = date === lagosToday(now)
  const current = isToday ? lagosClock(now.getTime()).getUTCHours() : null
  return {
    unit: 'hour',
    slots: hourSlots(hours, current),
    axisLabels: hourLabels(current),
    name: isToday ? 'Today so far' : formatWeekday(date),
    previousName: isToday ? 'Yesterday' : formatWeekday(addDays(date, -1)),
    nameOf: ({ name }) => name,
  }
}
