import { RecordLink } from '@/components/fields/record-link'
import { Who } from '@/components/record/who'
import { DayAndTime } from '@/components/ui/date-time'
import { paymentsOf } from '@/domain/balance'
import type { RefundRequest } from '@/domain/payment'
import { shorten } from '@/lib/format'
import type { Order } from './resource'

/** The payment of a refund. Undefined unless the order has several payments. */
function paymentOf(order: Order, { payment }: RefundRequest) {
  const payments = paymentsOf(order) ?? []
  const found = payments.find(({ id }) => id === payment?.id)
  return payments.length > 1 && found ? { ...found, name: found.reference } : undefined
}

interface RefundFactsProps {
  order: Order
  /** A refund, or a request for one. */
  refund: RefundRequest
}

/** Who bears a refund, and why, when and by whom it was made or asked for: one line each. */
export function RefundFacts({ order, refund }: RefundFactsProps) {
  const { reason, responsible, by, at } = refund
  const payment = paymentOf(order, refund)
  return (
    <>
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
    </>
  )
}
