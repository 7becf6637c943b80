import { Send } from 'lucide-react'
import type { ActionsOf } from '@/components/actions/record-action'
import { RecordMenu } from '@/components/actions/record-menu'
import { lazyOverlay } from '@/components/ui/lazy-overlay'
import { useIsPast } from '@/hooks/use-is-past'
import { channelsFor, isPending, otpName } from './fields'
import { otpResource, type Otp } from './resource'

const ResendCode = lazyOverlay(() => import('./resend-code'))

export function otpActions(
  otp: Otp,
  isPast = Date.parse(otp.expiresAt ?? '') <= Date.now(),
): ActionsOf<typeof otpResource> {
  return {
    resend: {
      kind: 'dialog',
      label: 'Send again',
      icon: Send,
      isAllowed: isPending(otp, isPast) && channelsFor(otp).length > 0,
      render: (onClose) => <ResendCode otp={otp} onClose={onClose} />,
    },
  }
}

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
