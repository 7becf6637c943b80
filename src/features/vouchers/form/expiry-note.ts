import * as v from 'valibot'
import { calendarDay } from '@/api/response-fields'

const LOCALE = 'en-NG'
const DAY_MS = 86_400_000

// Calendar days have no time zone. They are parsed and formatted in UTC, which has no daylight
// saving time.
const longDate = new Intl.DateTimeFormat(LOCALE, {
  year: 'numeric',
  month: 'long',
  day: 'numeric',
  timeZone: 'UTC',
})
const relativeTime = new Intl.RelativeTimeFormat(LOCALE, { numeric: 'auto' })

/**
 * Describes an expiry date: "1 March 2027, in 99 days". A past date is a warning. Returns null for
 * an invalid date.
 */
export function expiryNote(day: string, now = new Date()) {
  if (!v.is(calendarDay, day)) return null
  const today = Date.UTC(now.getFullYear(), now.getMonth(), now.getDate())
  const days = Math.round((Date.parse(day) - today) / DAY_MS)
  const date = longDate.format(new Date(day))
  if (days < 0) {
    return { text: `${date} is in the past: the voucher will already be expired`, isWarning: true }
  }
  return { text: `${date}, ${relativeTime.format(days, 'day')}`, isWarning: false }
}
