import { Link } from '@tanstack/react-router'
import { useRef } from 'react'
import { findFirstRow } from '@/components/list/use-row-actions'
import { buttonVariants } from '@/components/ui/button'
import { useFocusFallback } from '@/lib/focus'
import { useIsPast } from '@/lib/use-now'
import { channelsFor, isPending, otpName } from './labels'
import type { Otp } from './schema'

/** The link to the question whether to send a code again, while that is possible. */
export function ResendLink({ otp }: { otp: Otp }) {
  const isPast = useIsPast(otp.expiresAt)
  return isPending(otp, isPast) && channelsFor(otp).length > 0 && <OpenLink otp={otp} />
}

function OpenLink({ otp }: { otp: Otp }) {
  const link = useRef<HTMLAnchorElement>(null)
  useFocusFallback(link, findFirstRow)
  return (
    <Link
      ref={link}
      from="/otps"
      search={(search) => ({ ...search, otp: otp.id, dialog: 'resend' })}
      state={{ openedAsDialog: true }}
      resetScroll={false}
      preload={false}
      aria-label={`Send again to ${otpName(otp)}`}
      className={buttonVariants({ variant: 'outline', size: 'sm' })}
    >
      Send again
    </Link>
  )
}
