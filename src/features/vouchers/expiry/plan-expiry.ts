import type { Plan } from '@/components/actions/plan-many'
import { addDays, toDay } from '@/domain/lagos'
import { typedDayError } from '@/domain/response-fields'
import type { Voucher } from '@/features/vouchers/resource'

/** A new expiry for many vouchers: the same day, or by a number of days, which may be negative. */
export type ExpiryChange = { day: string } | { days: number }

/** The days as `YYYY-MM-DD`. Without an expiry, the day before is "". */
export function planExpiry(
  { expiryDate }: Pick<Voucher, 'expiryDate'>,
  change: ExpiryChange,
): Plan<string> {
  const before = toDay(expiryDate ?? '') ?? ''
  if ('days' in change && before === '') return { before, reason: 'No expiry date' }
  const after = 'day' in change ? change.day : addDays(before, change.days)
  const wrong = typedDayError(after)
  if (wrong) return { before, reason: wrong }
  return after === before ? { before, reason: 'No change' } : { before, after }
}
