import { daysUntil, formatDay, formatShortDay } from '@/domain/format-dates'
import { voucherStatus } from '@/domain/voucher'
import { voucherFields } from '@/features/vouchers/fields'
import type { Voucher } from '@/features/vouchers/resource'
import { LOCALE } from '@/lib/format'

/** In days. A voucher that expires within them is marked. */
const SOON = 7

const relativeDays = new Intl.RelativeTimeFormat(LOCALE, { numeric: 'auto' })

interface Expiry {
  /** "Expires 3 Dec 2026", soon "Expires in 4 days", below the status Expired only the day. */
  text: string
  /** "Expires 3 December 2026". */
  title: string
  /** Of a voucher that expires soon or should have expired: "in 4 days", "has passed". */
  mark: string | null
}

/**
 * When a voucher expires or has expired. Null if that says nothing: it is used, or was marked as
 * expired before its day. `isDated` names the day also if it is near, for paper.
 */
export function expiryOf(voucher: Voucher, today: string, isDated: boolean): Expiry | null {
  const day = voucherFields.expiryDate.get(voucher)
  const days = day ? daysUntil(day, today) : Number.NaN
  if (!day || Number.isNaN(days) || voucherStatus.is(voucher, 'used')) return null
  const isPast = days < 0
  const isExpired = voucherStatus.is(voucher, 'expired')
  if (isExpired && !isPast) return null
  const verb = isPast ? 'Expired' : 'Expires'
  const inDays = !isPast && !isDated && days <= SOON ? relativeDays.format(days, 'day') : null
  return {
    text: isExpired ? formatShortDay(day) : `${verb} ${inDays ?? formatShortDay(day)}`,
    title: `${verb} ${formatDay(day)}`,
    mark: isPast && !isExpired ? 'has passed' : inDays,
  }
}
