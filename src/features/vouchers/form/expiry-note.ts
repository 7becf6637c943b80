import { daysUntil, formatDay } from '@/domain/format-dates'
import { typedDayError } from '@/domain/response-fields'
import { LOCALE } from '@/lib/format'

const relativeDays = new Intl.RelativeTimeFormat(LOCALE, { numeric: 'auto' })

/**
 * Describes an expiry date: "1 March 2027, in 99 days". A past date is a warning. Null for an
 * invalid date, and while the year is being typed.
 */
export function expiryNote(day: string, today: string) {
  if (typedDayError(day)) return null
  const days = daysUntil(day, today)
  const date = formatDay(day)
  if (days < 0) {
    return { text: `${date} is in the past: the voucher will already be expired`, isWarning: true }
  }
  return { text: `${date}, ${relativeDays.format(days, 'day')}`, isWarning: false }
}
