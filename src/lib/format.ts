export const LOCALE = 'en-NG'
const DAY_MS = 24 * 60 * 60_000
export const EMPTY = '—'

export const yesNo = (flag: boolean | null) => (flag === null ? EMPTY : flag ? 'Yes' : 'No')

export const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

const MAX_LENGTH = 500

/** Truncates text: browsers take seconds to lay out extremely long text. */
export function shorten(text: string, max = MAX_LENGTH) {
  if (text.length <= max) return text
  // A lone surrogate at the end would be shown as "�".
  return `${text.slice(0, max).replace(/[\uD800-\uDBFF]$/, '')}…`
}

const money = new Intl.NumberFormat(LOCALE, {
  style: 'currency',
  currency: 'NGN',
  currencyDisplay: 'narrowSymbol',
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
})
const count = new Intl.NumberFormat(LOCALE)
const percent = new Intl.NumberFormat(LOCALE, { style: 'percent', maximumFractionDigits: 0 })
const longDate = new Intl.DateTimeFormat(LOCALE, { year: 'numeric', month: 'long', day: 'numeric' })
const relativeTime = new Intl.RelativeTimeFormat(LOCALE)
const fullDate = new Intl.DateTimeFormat(LOCALE, { dateStyle: 'full' })
const shortTime = new Intl.DateTimeFormat(LOCALE, { timeStyle: 'short' })
const fullDateTime = new Intl.DateTimeFormat(LOCALE, { dateStyle: 'full', timeStyle: 'short' })

// A word joiner: a line may otherwise break between the minus and the currency sign.
const MINUS = '-\u2060'

/** "₦1,200.00". */
export function formatNaira(amount: number | null) {
  return amount === null ? EMPTY : money.format(amount).replace('-', MINUS)
}

export function formatCount(value: number | null) {
  return value === null ? EMPTY : count.format(value)
}

export function formatRating(rating: number | null) {
  return rating === null ? EMPTY : rating.toFixed(1)
}

export function formatQuantity(value: number, one: string, many: string) {
  return `${formatCount(value)} ${value === 1 ? one : many}`
}

/** Never rounds to 0% or 100%: close values are "<1%" and ">99%". `whole` is more than 0. */
export function formatPercent(part: number, whole: number) {
  const ratio = part / whole
  if (ratio > 0 && ratio < 0.005) return `<${percent.format(0.01)}`
  if (ratio < 1 && ratio >= 0.995) return `>${percent.format(0.99)}`
  return percent.format(ratio)
}

function parseDate(value: string | null) {
  const date = new Date(value ?? Number.NaN)
  return Number.isNaN(date.getTime()) ? null : date
}

/** In the browser's time zone: "Today", "Yesterday", otherwise "20 November 2026". */
export function formatRelativeDay(value: string | null, now = new Date()) {
  const date = parseDate(value)
  if (date === null) return EMPTY
  const yesterday = new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1)
  if (date.toDateString() === now.toDateString()) return 'Today'
  if (date.toDateString() === yesterday.toDateString()) return 'Yesterday'
  return longDate.format(date)
}

/** In the browser's time zone: "Today, 14:05", "20 November 2026, 09:30". */
export function formatDayAndTime(value: string | null, now = new Date()) {
  const date = parseDate(value)
  return date === null ? EMPTY : `${formatRelativeDay(value, now)}, ${shortTime.format(date)}`
}

/** The day, and for today and yesterday also the time: "Today, 14:05". */
export function formatTimestamp(value: string | null, now = new Date()) {
  const day = formatRelativeDay(value, now)
  return day === 'Today' || day === 'Yesterday' ? formatDayAndTime(value, now) : day
}

/** Formats `YYYY-MM-DD`: "20 November 2026". */
export function formatDay(day: string) {
  const date = parseDate(`${day}T00:00:00`)
  return date === null ? EMPTY : longDate.format(date)
}

/** Formats `YYYY-MM-DD` as `formatRelativeDay` does. */
export function formatCalendarDay(day: string | null, now = new Date()) {
  // Without a time, the date would be parsed as UTC.
  return formatRelativeDay(day && `${day}T00:00:00`, now)
}

/** The days from today to a calendar day, in the browser's time zone. Negative if it is past. */
export function daysUntil(day: string, now = new Date()) {
  return (Date.parse(day) - Date.parse(toIsoDate(now))) / DAY_MS
}

/** `YYYY-MM-DD`, in the browser's time zone. */
export function toIsoDate(date: Date) {
  const parts = [date.getMonth() + 1, date.getDate()].map((part) => String(part).padStart(2, '0'))
  return [String(date.getFullYear()).padStart(4, '0'), ...parts].join('-')
}

/** `YYYY-MM-DD HH:mm` in the browser's time zone, for spreadsheets. Null if invalid. */
export function toIsoMinute(value: string | null) {
  const date = parseDate(value)
  if (date === null) return null
  const time = [date.getHours(), date.getMinutes()].map((part) => String(part).padStart(2, '0'))
  return `${toIsoDate(date)} ${time.join(':')}`
}

export const formatFullDate = (date: Date) => fullDate.format(date)

/** For a `title` attribute. Undefined if the timestamp is invalid. */
export function formatDateTime(value: string | null) {
  const date = parseDate(value)
  return date === null ? undefined : fullDateTime.format(date)
}

const MINUTE_MS = 60_000

/** `age` is in ms: "just now", "3 minutes ago", "2 hours ago". */
export function formatAgo(age: number) {
  const minutes = Math.floor(age / MINUTE_MS)
  if (minutes < 1) return 'just now'
  if (minutes < 60) return relativeTime.format(-minutes, 'minute')
  return relativeTime.format(-Math.floor(minutes / 60), 'hour')
}

/** `duration` is in ms: "25 min", "3 h 20 min", "2 days". */
export function formatDuration(duration: number) {
  const minutes = Math.floor(duration / MINUTE_MS)
  const hours = Math.floor(minutes / 60)
  if (hours < 1) return `${minutes} min`
  if (hours < 24) return minutes % 60 === 0 ? `${hours} h` : `${hours} h ${minutes % 60} min`
  const days = Math.floor(hours / 24)
  return days === 1 ? '1 day' : `${formatCount(days)} days`
}
