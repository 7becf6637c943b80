import { Send } from 'lucide-react'
import type { ActionsOf } from '@/components/actions/record-action'
import { lazyOverlay } from '@/components/overlays/lazy-overlay'
import { canResend } from './fields'
import type { Otp, otpResource } from './resource'

const ResendCode = lazyOverlay(() => import('./resend-code'))

export const otpActions = (otp: Otp): ActionsOf<typeof otpResource> => ({
  resend: {
    kind: 'form',
    label: 'Send again',
    icon: Send,
    isAllowed: canResend(otp),
    render: (onClose) => <ResendCode otp={otp} onClose={onClose} />,
  },
})
