import type { ReactNode } from 'react'
import CopyButton from '@/components/ui/copy-button'
import { DayAndTime } from '@/components/ui/date-time'
import { Sentence } from '@/components/ui/sentence'
import { formatNaira } from '@/domain/amount'
import { type Payment, paymentLabel } from '@/domain/payment'
import type { Statuses } from '@/domain/status'
import { transactionStatus } from '@/domain/transaction'
import { shorten } from '@/lib/format'
import { isolate } from '@/lib/isolate'
import { RecordLink } from './record-link'
import { StatusBadge } from './status-badge'

export const MONEY_ROWS = 'flex flex-col later:border-t'

interface MoneyRowProps {
  /** Undefined omits the amount. */
  amount: number | null | undefined
  status: string | null
  statuses: Statuses
  /** One line each. */
  children: ReactNode
}

/** A payment or a refund: its amount and status, followed by details that distinguish it. */
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

interface PaymentRowProps {
  payment: Payment
  /** Rendered beside the reference. */
  children?: ReactNode
}

/** A payment of an order, with a link to its transaction. */
export function PaymentRow({ payment, children }: PaymentRowProps) {
  const { id, reference, amount, status, channel, at, refunded } = payment
  const name = reference ?? id
  return (
    // If the backend does not list the payment, its amount is unknown.
    <MoneyRow amount={amount ?? undefined} status={status} statuses={transactionStatus}>
      <div className="flex flex-wrap items-center justify-between gap-x-near">
        <span className="flex items-center gap-1">
          <span className="min-w-0">
            <RecordLink kind="transaction" record={{ id, name }} />
          </span>
          <CopyButton text={name} label="Copy payment reference" />
        </span>
        {children}
      </div>
      <p className="text-sm text-muted-foreground">
        <span>{shorten(paymentLabel(channel) ?? 'Unknown method')}</span>
        {at && (
          <>
            <span> · </span>
            <DayAndTime at={at} />
          </>
        )}
      </p>
      {Boolean(refunded) && (
        <p>
          <Sentence text={`Refunds: ${isolate(formatNaira(refunded))}`} />
        </p>
      )}
    </MoneyRow>
  )
}
