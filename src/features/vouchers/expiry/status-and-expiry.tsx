import { ClockAlert } from 'lucide-react'
import { TwoLines } from '@/components/fields/cell-text'
import { StatusBadge } from '@/components/fields/status-badge'
import { voucherFields } from '@/features/vouchers/fields'
import type { Voucher } from '@/features/vouchers/resource'
import { useToday } from '@/hooks/use-now'
import { useIsPrinting } from '@/hooks/use-printing'
import { expiryOf } from './expiry-text'

/** The status of a voucher, and below it when it expires. Paper has a column for that. */
export function StatusAndExpiry({ voucher }: { voucher: Voucher }) {
  const isPrinting = useIsPrinting()
  const expiry = expiryOf(voucher, useToday(), isPrinting)
  return (
    <TwoLines
      below={(!isPrinting && expiry?.text) || null}
      belowTitle={expiry?.title}
      // A card has room for what is soon.
      belowColor={expiry?.mark ? 'text-orange' : 'text-muted-foreground @max-table:hidden'}
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
