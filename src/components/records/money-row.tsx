import type { ReactNode } from 'react'
import { StatusBadge } from '@/components/ui/status-badge'
import { formatNaira } from '@/domain/amount'
import type { Statuses } from '@/domain/status'

export const MONEY_ROWS = 'flex flex-col later:border-t'

interface MoneyRowProps {
  /** Undefined omits it. */
  amount: number | null | undefined
  status: string | null
  statuses: Statuses
  /** One line each. */
  children: ReactNode
}

/** A payment or a refund: its amount and status, above what tells it apart from others. */
export function MoneyRow({ amount, status, statuses, children }: MoneyRowProps) {
  return (
    <li className="flex flex-col px-4 py-2 wrap-anywhere pointer-coarse:gap-y-apart">
      <div className="flex flex-wrap items-center justify-between gap-x-near gap-y-1">
        {amount !== undefined && (
          <span translate="no" className="text-lg">
            {formatNaira(amount)}
          </span>
        )}
        <StatusBadge status={status} of={statuses} />
      </div>
      {children}
    </li>
  )
}
