import { MoneyRow, MONEY_ROWS } from '@/components/fields/money-row'
import { RecordLink } from '@/components/fields/record-link'
import { Who } from '@/components/record/who'
import { DayAndTime } from '@/components/ui/date-time'
import { Panel } from '@/components/ui/panel'
import { paymentsOf, refundsOf } from '@/domain/balance'
import { type Refund, refundStatus } from '@/domain/payment'
import { shorten } from '@/lib/format'
import type { Order } from './resource'

/** The payment of a refund. Undefined unless the order has several payments. */
function paymentOf(order: Order, { payment }: Refund) {
  const payments = paymentsOf(order) ?? []
  const found = payments.find(({ id }) => id === payment?.id)
  return payments.length > 1 && found ? { ...found, name: found.reference } : undefined
}

function RefundRow({ order, refund }: { order: Order; refund: Refund }) {
  const { amount, status, reason, responsible, by, at } = refund
  const payment = paymentOf(order, refund)
  return (
    <MoneyRow amount={amount} status={status} statuses={refundStatus}>
      {responsible && <p>{`Borne by the ${shorten(responsible.toLowerCase())}`}</p>}
      {reason && <p>{shorten(reason)}</p>}
      {(at ?? by) && (
        <p className="text-muted-foreground">
          {at && <DayAndTime at={at} />}
          <Who by={by} />
        </p>
      )}
      {payment && (
        <p className="text-muted-foreground">
          <span>Of </span>
          <RecordLink kind="transaction" record={payment} />
        </p>
      )}
    </MoneyRow>
  )
}

/** The refunds of an order, one row each. Renders nothing if there are none. */
export function RefundsPanel({ order }: { order: Order }) {
  const refunds = refundsOf(order)
  if (refunds.length === 0) return null
  return (
    <Panel title={refunds.length > 1 ? 'Refunds' : 'Refund'}>
      <ul aria-label="Refunds" className={MONEY_ROWS}>
        {Array.from(refunds, (refund, index) => (
          <RefundRow key={index} order={order} refund={refund} />
        ))}
      </ul>
    </Panel>
  )
}
