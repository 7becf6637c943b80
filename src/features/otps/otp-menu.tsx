import { RecordMenu } from '@/components/row-menu/record-menu'
import { useIsPast } from '@/hooks/use-is-past'
import { otpActions } from './actions'
import { otpName } from './fields'
import { otpResource, type Otp } from './resource'

/** The menu disappears when the code expires. */
export function OtpMenu({ otp }: { otp: Otp }) {
  const isPast = useIsPast(otp.expiresAt)
  return (
    <RecordMenu
      resource={otpResource}
      record={{ id: otp.id, name: otpName(otp) }}
      actions={otpActions(otp, isPast)}
    />
  )
}
