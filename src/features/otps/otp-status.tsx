import { isStatus } from '@/components/ui/status'
import { StatusBadge } from '@/components/ui/status-badge'
import { useIsPast } from '@/hooks/use-is-past'
import { otpStatus } from './labels'
import type { Otp } from './resource'

/** The badge of a code's status. A pending one expires at its time, whether or not the list is loaded again. */
export function OtpStatus({ otp }: { otp: Otp }) {
  const isPast = useIsPast(otp.expiresAt)
  const status = isPast && isStatus(otp, 'pending') ? 'expired' : otp.status
  return <StatusBadge status={status} {...otpStatus} />
}
