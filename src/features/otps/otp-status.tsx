import { StatusBadge } from '@/components/ui/status-badge'
import { useIsPast } from '@/hooks/use-is-past'
import { type Otp, otpStatus } from './resource'

/** The badge of a code's status. A pending one expires at its time, whether or not the list is loaded again. */
export function OtpStatus({ otp }: { otp: Otp }) {
  const isPast = useIsPast(otp.expiresAt)
  const status = isPast && otpStatus.is(otp, 'pending') ? 'expired' : otp.status
  return <StatusBadge status={status} of={otpStatus} />
}
