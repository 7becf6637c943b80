import { useEffect, useState } from 'react'
import { TextOnCard } from '@/components/fields/cell-text'
import { StatusBadge } from '@/components/fields/status-badge'
import { defineList } from '@/components/list/define-list'
import { columns } from '@/components/list/table/columns'
import { parseTime } from '@/domain/lagos'
import { useNow } from '@/hooks/use-now'
import { serverTime } from '@/lib/clock'
import { shorten } from '@/lib/format'
import { otpActions } from './actions'
import { otpFields, otpName } from './fields'
import { type Otp, otpResource, otpStatus } from './resource'

/** The status of a pending code changes to expired at its time, even without a refetch. */
function OtpStatus({ otp }: { otp: Otp }) {
  const isPast = useIsPast(otp.expiresAt)
  const status = isPast && otpStatus.is(otp, 'pending') ? 'expired' : otp.status
  return <StatusBadge status={status} of={otpStatus} />
}

const otpColumns = columns(otpFields, {
  recipient: { isUnprinted: true },
  purpose: {
    cell: (otp) => (
      <>
        <TextOnCard text={otpFields.purpose.get(otp)} onCard={otpFields.channel.get(otp)} />
        {otp.message && (
          <span className="block whitespace-normal text-muted-foreground @table:hidden">
            <bdi>{shorten(otp.message)}</bdi>
          </span>
        )}
      </>
    ),
  },
  status: {
    cell: (otp) => (
      <span className="flex items-center gap-near @max-table:justify-end">
        <span className="max-w-full shrink-0">
          <OtpStatus otp={otp} />
        </span>
        {otp.message && (
          <span className="min-w-0 text-muted-foreground @max-table:hidden">
            <span> </span>
            <bdi title={shorten(otp.message)} className="line-clamp-3">
              {shorten(otp.message)}
            </bdi>
          </span>
        )}
      </span>
    ),
  },
})

export const otpList = defineList(otpResource, {
  title: 'OTPs',
  getName: otpName,
  columns: otpColumns,
  rowMenu: 'actions',
  actions: otpActions,
  empty: 'No codes in the last days.',
  searchLabel: 'Full email, phone or user id',
})

// Browsers fire longer timeouts at once.
const MAX_TIMEOUT_MS = 2 ** 31 - 1

/** Whether a timestamp is in the past. Re-renders as soon as it is. */
function useIsPast(at: string | null) {
  const time = parseTime(at)
  const [passedAt, setPassedAt] = useState(0)
  const now = Math.max(useNow().getTime(), passedAt)
  useEffect(() => {
    if (!(time > now)) return undefined
    const wait = Math.min(Math.max(time - serverTime(), 0), MAX_TIMEOUT_MS)
    const timer = setTimeout(() => setPassedAt(serverTime()), wait)
    return () => clearTimeout(timer)
  }, [time, now])
  return time <= now
}
