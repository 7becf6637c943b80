import { clsx } from 'clsx'
import { ClockAlert } from 'lucide-react'
import { TwoLines } from '@/components/fields/cell-text'
import { StatusBadge } from '@/components/fields/status-badge'
import { Day } from '@/components/ui/date-time'
import { voucherFields } from '@/features/vouchers/fields'
import type { Voucher } from '@/features/vouchers/resource'
import { useToday } from '@/hooks/use-now'
import { useIsPrinting } from '@/hooks/use-printing'
import { expiryOf } from './expiry-text'

/** The status of a voucher, and below it when it expires. A card and paper have other places for that. */
export function StatusAndExpiry({ voucher }: { voucher: Voucher }) {
  const isPrinting = useIsPrinting()
  const expiry = expiryOf(voucher, useToday(), isPrinting)
  return (
    <TwoLines
      below={(!isPrinting && expiry?.text) || null}
      belowTitle={expiry?.title}
      belowColor={clsx('@max-table:hidden', expiry?.mark ? 'text-orange' : 'text-muted-foreground')}
    >
      <StatusBadge
        status={voucher.status}
        of={voucherFields.status.statuses}
        note={expiry?.title}
      />
      {/* A low window has no second line. */}
      {!isPrinting && expiry?.mark && (
        <span title={expiry.title} className="ml-1 text-orange not-low:hidden @max-table:hidden">
          <ClockAlert
            role="img"
            aria-label={expiry.text}
            className="inline-block size-4 align-[-2px]"
          />
        </span>
      )}
    </TwoLines>
  )
}

/** On a card: when a voucher expires, if that is soon, otherwise when it was created. */
export function CreatedOrExpiry({ voucher }: { voucher: Voucher }) {
  const isPrinting = useIsPrinting()
  const expiry = expiryOf(voucher, useToday(), isPrinting)
  const isSoon = !isPrinting && Boolean(expiry?.mark)
  return (
    <>
      <Day at={voucher.createdAt} className={isSoon ? '@max-table:hidden' : ''} />
      {isSoon && (
        <span key={expiry?.text} className="text-orange @table:hidden">
          {expiry?.text}
        </span>
      )}
    </>
  )
}
