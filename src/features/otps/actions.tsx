import { Send } from 'lucide-react'
import type { ActionsOf } from '@/components/actions/record-action'
import { lazyOverlay } from '@/components/overlays/lazy-overlay'
import { parseTime } from '@/lib/lagos'
import { channelsFor, isPending } from './fields'
import type { Otp, otpResource } from './resource'

const ResendCode = lazyOverlay(() => import('./resend-code'))

export function otpActions(
  otp: Otp,
  isPast = parseTime(otp.expiresAt) <= Date.now(),
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
