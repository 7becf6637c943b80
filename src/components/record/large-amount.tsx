import type { ReactNode } from 'react'
import { StatusBadge } from '@/components/fields/status-badge'
import { Skeleton } from '@/components/ui/skeleton'
import { formatNaira } from '@/domain/amount'
import type { Statuses } from '@/domain/status'

interface LargeAmountProps {
  amount: number | null | undefined
  status: string | null | undefined
  statuses: Statuses
  /** Rendered after the status. */
  children?: ReactNode
}

export function LargeAmount({ amount, status, statuses, children }: LargeAmountProps) {
  return (
    <p className="flex min-h-[1lh] flex-wrap items-center gap-x-apart gap-y-1 text-xl wrap-anywhere">
      {amount === undefined ? (
        <Skeleton className="h-8 w-44" />
      ) : (
        <span translate="no">{formatNaira(amount)}</span>
      )}
      {status && (
        <span className="text-base">
          <StatusBadge status={status} of={statuses} />
        </span>
      )}
      {children && <span className="text-base">{children}</span>}
    </p>
  )
}
