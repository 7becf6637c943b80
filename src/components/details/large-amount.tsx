import { Skeleton } from '@/components/ui/skeleton'
import { StatusBadge } from '@/components/ui/status-badge'
import type { Statuses } from '@/domain/status'
import { formatNaira } from '@/lib/format'

interface LargeAmountProps {
  /** Undefined while nothing is known. */
  amount: number | null | undefined
  status: string | null | undefined
  statuses: Statuses
}

/** The amount of a payment, and its status. */
export function LargeAmount({ amount, status, statuses }: LargeAmountProps) {
  return (
    <p className="flex min-h-[1lh] flex-wrap items-center gap-x-4 gap-y-1 text-3xl wrap-anywhere">
      {amount === undefined ? <Skeleton className="h-8 w-44" /> : formatNaira(amount)}
      {status && (
        <span className="text-base">
          <StatusBadge status={status} of={statuses} />
        </span>
      )}
    </p>
  )
}
