const LOCALE = 'en-NG'
/** Stands for a value that is missing. */
export const EMPTY = '—'

const MAX_SHOWN = 500

/** The start of a text, for display: a browser takes seconds to lay out an extremely long one. */
export function shorten(text: string) {
  if (text.length <= MAX_SHOWN) return text
  // Half of a surrogate pair would be shown as "�".
  return `${text.slice(0, MAX_SHOWN).replace(/[\uD800-\uDBFF]$/, '')}…`
}

const money = new Intl.NumberFormat(LOCALE, {
  style: 'currency',
  currency: 'NGN',
  currencyDisplay: 'narrowSymbol',
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
})
const count = new Intl.NumberFormat(LOCALE)
const share = new Intl.NumberFormat(LOCALE, { style: 'percent', maximumFractionDigits: 0 })
const longDate = new Intl.DateTimeFormat(LOCALE, { year: 'numeric', month: 'long', day: 'numeric' })
const ago = new Intl.RelativeTimeFormat(LOCALE)
const weekday = new Intl.DateTimeFormat(LOCALE, { dateStyle: 'full' })
const fullDate = new Intl.DateTimeFormat(LOCALE, { dateStyle: 'full', timeStyle: 'short' })

/** Naira with the naira sign and 2 decimals (specification, section 9). */
export function formatNaira(amount: number | null) {
  return amount === null ? EMPTY : money.format(amount)
}

export function formatCount(value: number | null) {
  return value === null ? EMPTY : count.format(value)
}

/** A count with its noun: "1 voucher", "1,200 vouchers". */
export function formatQuantity(value: number, one: string, many: string) {
  return `${formatCount(value)} ${value === 1 ? one : many}`
}

/** How much of `whole` (more than 0) `part` is, in percent: none and all are said of nothing less than none and all. */
export function formatShare(part: number, whole: number) {
  const ratio = part / whole
  if (ratio > 0 && ratio < 0.005) return `<${share.format(0.01)}`
  if (ratio < 1 && ratio >= 0.995) return `>${share.format(0.99)}`
  return share.format(ratio)
}

function parseDate(value: string | null) {
  const date = new Date(value ?? Number.NaN)
  return Number.isNaN(date.getTime()) ? null : date
}

/** "Today", "Yesterday" by the calendar day where the administrator is, else "20 November 2026". */
export function formatRelativeDay(value: string | null, now = new Date()) {
  const date = parseDate(value)
  if (date === null) return EMPTY
  const yesterday = new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1)
  if (date.toDateString() === now.toDateString()) return 'Today'
  if (date.toDateString() === yesterday.toDateString()) return 'Yesterday'
  return longDate.format(date)
}

/** A day on the calendar (`YYYY-MM-DD`), the same in every time zone; in the words of `formatRelativeDay`. */
export function formatCalendarDay(day: string | null, now = new Date()) {
  // The moment at which it begins where the administrator is.
  return formatRelativeDay(day && `${day}T00:00:00`, now)
}

/** `YYYY-MM-DD`, the day on the calendar where the administrator is. */
export function toIsoDate(date: Date) {
  const parts = [date.getMonth() + 1, date.getDate()].map((part) => String(part).padStart(2, '0'))
  return [String(date.getFullYear()).padStart(4, '0'), ...parts].join('-')
}

/** `YYYY-MM-DD HH:mm` where the administrator is, which a spreadsheet reads; null where there is none. */
export function toIsoMinute(value: string | null) {
  const date = parseDate(value)
  if (date === null) return null
  const time = [date.getHours(), date.getMinutes()].map((part) => String(part).padStart(2, '0'))
  return `${toIsoDate(date)} ${time.join(':')}`
}

/** A day with all its parts: "Saturday, 21 November 2026". */
export const formatWeekday = (date: Date) => weekday.format(date)

/** The full date and time, for a title; undefined where there is none. */
export function formatDateTime(value: string | null) {
  const date = parseDate(value)
  return date === null ? undefined : fullDate.format(date)
}

const MINUTE_MS = 60_000

/** An age in ms: "just now", "3 minutes ago", "2 hours ago". */
export function formatAgo(age: number) {
  const minutes = Math.floor(age / MINUTE_MS)
  if (minutes < 1) return 'just now'
  if (minutes < 60) return ago.format(-minutes, 'minute')
  return ago.format(-Math.floor(minutes / 60), 'hour')
}
