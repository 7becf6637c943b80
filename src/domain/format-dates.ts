import { MINUTE_MS } from '../lib/clock.ts'
import { LOCALE, EMPTY, formatCount } from '../lib/format.ts'
import { addDays, DAY_MS, daysBetween, isoDay, lagosClock, lagosToday, parseTime } from './lagos.ts'

const relativeTime = new Intl.RelativeTimeFormat(LOCALE, { style: 'short' })

// Dates are formatted in UTC, because they come from `lagosClock` or are calendar days.
const UTC = { timeZone: 'UTC' }

const longDate = new Intl.DateTimeFormat(LOCALE, {
  ...UTC,
  year: 'numeric',
  month: 'long',
  day: 'numeric',
})

const shortDate = new Intl.DateTimeFormat(LOCALE, { ...UTC, dateStyle: 'medium' })

const fullDate = new Intl.DateTimeFormat(LOCALE, { ...UTC, dateStyle: 'full' })

const shortTime = new Intl.DateTimeFormat(LOCALE, { ...UTC, timeStyle: 'short' })

const fullDateTime = new Intl.DateTimeFormat(LOCALE, {
  ...UTC,
  dateStyle: 'full',
  timeStyle: 'short',
})

const validDate = (date: Date) => (Number.isNaN(date.getTime()) ? null : date)

const parseTimestamp = (value: string | null) => validDate(lagosClock(parseTime(value)))

// Requires the form `YYYY-MM-DD`: engines also parse other texts, in the browser's time zone.
const parseDay = (day: string | null) => validDate(new Date(`${day}T00:00Z`))

// `today` is the day in Lagos, as `YYYY-MM-DD`. Components get it from `useToday`. It is null on
// paper, which is still read when today is another day.

function relativeDay(date: Date | null, today: string | null) {
  if (date === null) return EMPTY
  if (today === null) return longDate.format(date)
  const day = isoDay(date.getTime())
  if (day === today) return 'Today'
  return day === addDays(today, -1) ? 'Yesterday' : longDate.format(date)
}

/** The day in Lagos: "Today", "Yesterday", otherwise "20 November 2026". */
export function formatRelativeDay(value: string | null, today: string | null) {
  return relativeDay(parseTimestamp(value), today)
}

/** The day and time in Lagos: "Today, 14:05", "20 November 2026, 09:30". */
export function formatDayAndTime(value: string | null, today: string | null) {
  const date = parseTimestamp(value)
  return date === null ? EMPTY : `${relativeDay(date, today)}, ${shortTime.format(date)}`
}

/**
 * The day and time in Lagos, within a sentence: "today at 07:55", "on 20 November 2026 at 09:30".
 * Null if the timestamp is invalid.
 */
export function formatWhen(value: string | null, today: string) {
  const date = parseTimestamp(value)
  if (date === null) return null
  const day = relativeDay(date, today)
  const isNear = day === 'Today' || day === 'Yesterday'
  return `${isNear ? day.toLowerCase() : `on ${day}`} at ${shortTime.format(date)}`
}

/** `formatWhen` without the day if it is today: "at 07:55". */
export const formatWhenToday = (value: string | null, today: string) =>
  formatWhen(value, today)?.replace(/^today /, '') ?? null

/** The day in Lagos, and for today and yesterday also the time: "Today, 14:05". On paper always. */
export function formatTimestamp(value: string | null, today: string | null) {
  if (today === null) return formatDayAndTime(value, null)
  const day = formatRelativeDay(value, today)
  return day === 'Today' || day === 'Yesterday' ? formatDayAndTime(value, today) : day
}

/** A future time in ms: "14:05" if it is today in Lagos, otherwise "28 November 2026, 14:05". */
export function formatComing(time: number, today: string) {
  const text = formatDayAndTime(new Date(time).toISOString(), today)
  return text.replace(/^Today, /, '')
}

/**
 * When a status ends, in Lagos: "until 16:40", "until midnight", "until tomorrow at 09:00". Null if
 * the time has passed or is invalid.
 */
export function formatUntil(value: string, now: Date) {
  const end = parseTimestamp(value)
  if (end === null || parseTime(value) <= now.getTime()) return null
  const time = shortTime.format(end)
  // Midnight belongs to the day before.
  const lastDay = isoDay(end.getTime() - 1)
  const today = lagosToday(now)
  const isMidnight = end.getTime() % DAY_MS === 0
  const isSoon = parseTime(value) - now.getTime() < DAY_MS / 2
  if (isMidnight && lastDay === today) return 'until midnight'
  if (isSoon || lastDay === today) return `until ${time}`
  const days = daysBetween(today, isMidnight ? lastDay : isoDay(end.getTime()))
  const day = days === 1 ? 'tomorrow' : longDate.format(isMidnight ? end.getTime() - 1 : end)
  return isMidnight ? `until the end of ${day}` : `until ${day} at ${time}`
}

/** Formats `YYYY-MM-DD`, the same in all time zones: "20 November 2026". */
export function formatDay(day: string) {
  const date = parseDay(day)
  return date === null ? EMPTY : longDate.format(date)
}

/** Formats `YYYY-MM-DD`: "20 Nov 2026". */
export function formatShortDay(day: string | null) {
  const date = parseDay(day)
  return date === null ? EMPTY : shortDate.format(date)
}

/** Formats two days of the form `YYYY-MM-DD`: "21 to 27 November 2026". */
export function formatDays(from: string, to: string) {
  const [start, end] = [parseDay(from), parseDay(to)]
  return start && end && from < to
    ? longDate.formatRange(start, end).replace(/\s*–\s*/, ' to ')
    : `${formatDay(from)} to ${formatDay(to)}`
}

/** Formats `YYYY-MM-DD`: "Today" or "Yesterday" if it is that day in Lagos, otherwise `formatDay`. */
export function formatCalendarDay(day: string | null, today: string | null) {
  return relativeDay(parseDay(day), today)
}

/** Negative if `day` is in the past. */
export function daysUntil(day: string, today: string) {
  return daysBetween(today, day)
}

/** `YYYY-MM-DD HH:mm` in Lagos, for spreadsheets. Null if invalid. */
export function toIsoMinute(value: string | null) {
  const date = parseTimestamp(value)
  return date === null ? null : date.toISOString().slice(0, -':00.000Z'.length).replace('T', ' ')
}

/** "Wednesday, 25 November 2026", in Lagos. */
export const formatFullDate = (now: Date) => fullDate.format(lagosClock(now.getTime()))

/**
 * For a `title` attribute: "Wednesday, 25 November 2026 at 14:05, Lagos". Undefined if the timestamp
 * is invalid.
 */
export function formatDateTime(value: string | null) {
  const date = parseTimestamp(value)
  return date === null ? undefined : `${fullDateTime.format(date)}, Lagos`
}

/** Formats an age in ms: "just now", "3 min ago", "2 hr ago". */
export function formatAgo(age: number) {
  const minutes = Math.floor(age / MINUTE_MS)
  if (minutes < 1) return 'just now'
  if (minutes < 60) return relativeTime.format(-minutes, 'minute')
  return relativeTime.format(-Math.floor(minutes / 60), 'hour')
}

/** Formats a duration in ms: "25 min", "3 h 20 min", "2 days". */
export function formatDuration(duration: number) {
  const minutes = Math.floor(duration / MINUTE_MS)
  const hours = Math.floor(minutes / 60)
  if (hours < 1) return `${minutes} min`
  if (hours < 24) return minutes % 60 === 0 ? `${hours} h` : `${hours} h ${minutes % 60} min`
  const days = Math.floor(hours / 24)
  return days === 1 ? '1 day' : `${formatCount(days)} days`
}

/** The time since a timestamp: "25 min". Null if the timestamp is invalid. */
export function formatElapsed(since: string | null, now: Date) {
  // The server's clock may be ahead.
  const elapsed = Math.max(0, now.getTime() - parseTime(since))
  return Number.isNaN(elapsed) ? null : formatDuration(elapsed)
}

/** Formats valid days of the form `YYYY-MM-DD`: "1–5 Nov 2026". */
export const formatDayRange = (from: string, to: string) =>
  shortDate.formatRange(new Date(from), new Date(to))
