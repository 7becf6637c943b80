import type { ReactNode } from 'react'
import CopyButton from '@/components/ui/copy-button'
import { DayAndTime } from '@/components/ui/date-time'
import type { Payment } from '@/domain/payment'
import { paymentLabel } from '@/domain/payment-method'
import { transactionStatus } from '@/domain/transaction'
import { formatNaira, shorten } from '@/lib/format'
import { MoneyRow } from './money-row'
import { RecordLink } from './record-link'

/** A payment of an order, with a link to its transaction. */
export function PaymentRow({ payment, children }: { payment: Payment; children?: ReactNode }) {
  const { id, reference, amount, status, channel, at, refunded } = payment
  const name = reference ?? id
  return (
    // The amount of a payment that the backend does not list is not known.
    <MoneyRow amount={amount ?? undefined} status={status} statuses={transactionStatus}>
      <span className="flex items-center gap-1">
        <span className="min-w-0">
          <RecordLink kind="transaction" record={{ id, name }} />
        </span>
        <CopyButton text={name} label="Copy payment reference" />
      </span>
      <p className="text-muted-foreground">
        {shorten(paymentLabel(channel) ?? 'Unknown method')}
        {at && (
          <>
            {' · '}
            <DayAndTime at={at} />
          </>
        )}
      </p>
      {Boolean(refunded) && <p>Refunds: {formatNaira(refunded)}</p>}
      {children}
    </MoneyRow>
  )
}
