import { useCan } from '@/api/permissions'
import { MONEY_ROWS, PaymentRow } from '@/components/fields/money-row'
import { Facts } from '@/components/record/facts'
import { Panel } from '@/components/ui/panel'
import { balanceOf, paymentsOf } from '@/domain/balance'
import { orderFields } from './fields'
import { RefundLink } from './refund-link'
import type { Order } from './resource'

const methodFacts = [{ label: 'Method', render: orderFields.paymentMethod.get }]

interface PaymentsPanelProps {
  details: { record: Order | undefined; isLoading: boolean }
}

/** The payments of an order, one row each. */
export function PaymentsPanel({ details: { record: order, isLoading } }: PaymentsPanelProps) {
  const canRefund = useCan()('orders.refund')
  const payments = order && paymentsOf(order)
  const count = payments?.length ?? 0
  // The only payment is refunded with the button of the page.
  const choices = order && canRefund && count > 1 ? balanceOf(order).choices : []
  return (
    <Panel title={count > 1 ? 'Payments' : 'Payment'} isLoading={isLoading}>
      {order && payments && count > 0 ? (
        <ul aria-label="Payments" className={MONEY_ROWS}>
          {payments.map((payment) => (
            <PaymentRow key={payment.id} payment={payment}>
              {choices.some((choice) => choice.payment === payment) && (
                <RefundLink order={order} payment={payment.id}>
                  Refund…
                </RefundLink>
              )}
            </PaymentRow>
          ))}
        </ul>
      ) : (
        <div className="flex flex-col gap-near p-4">
          <Facts facts={methodFacts} record={order} isLoading={isLoading} columns={1} />
          {payments && <p className="text-muted-foreground">Nothing has been paid yet.</p>}
        </div>
      )}
    </Panel>
  )
}
