import { MoneyRow, MONEY_ROWS } from '@/components/fields/money-row'
import { Panel } from '@/components/ui/panel'
import { refundsOf } from '@/domain/balance'
import { refundStatus } from '@/domain/payment'
import { RefundFacts } from './refund-facts'
import type { Order } from './resource'

/** The refunds of an order, one row each. Renders nothing if there are none. */
export function RefundsPanel({ order }: { order: Order }) {
  const refunds = refundsOf(order)
  if (refunds.length === 0) return null
  return (
    <Panel title={refunds.length > 1 ? 'Refunds' : 'Refund'}>
      <ul aria-label="Refunds" className={MONEY_ROWS}>
        {Array.from(refunds, (refund, index) => (
          <MoneyRow
            key={index}
            amount={refund.amount}
            status={refund.status}
            statuses={refundStatus}
          >
            <RefundFacts order={order} refund={refund} />
          </MoneyRow>
        ))}
      </ul>
    </Panel>
  )
}
