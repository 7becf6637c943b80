import type { ReactNode } from 'react'
import CopyButton from '@/components/ui/copy-button'
import { DayAndTime } from '@/components/ui/date-time'
import { formatNaira } from '@/domain/amount'
import { type Payment, paymentLabel } from '@/domain/payment'
import { transactionStatus } from '@/domain/transaction'
import { shorten } from '@/lib/format'
import { MoneyRow } from './money-row'
import { RecordLink } from './record-link'

interface PaymentRowProps {
  payment: Payment
  /** A link beside the reference. */
  children?: ReactNode
}

/** A payment of an order, with a link to its transaction. */
export function PaymentRow({ payment, children }: PaymentRowProps) {
  const { id, reference, amount, status, channel, at, refunded } = payment
  const name = reference ?? id
  return (
    // The amount of a payment that the backend does not list is not known.
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
      {Boolean(refunded) && <p>{`Refunds: ${formatNaira(refunded)}`}</p>}
    </MoneyRow>
  )
}
