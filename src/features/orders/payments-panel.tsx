import { useCan } from '@/api/permissions'
import { MONEY_ROWS, PaymentRow } from '@/components/fields/money-row'
import { Facts } from '@/components/record/facts'
import { Panel } from '@/components/ui/panel'
import { balanceOf, paymentsOf } from '@/domain/balance'
import { orderFields } from './fields'
import { RefundButton } from './refund-button'
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
                <RefundButton order={order} payment={payment.id} variant="outline" size="sm">
                  Refund…
                </RefundButton>
              )}
            </PaymentRow>
          ))}
        </ul>
      ) : (
        <div className="px-4 py-2">
          <Facts facts={methodFacts} record={order} isLoading={isLoading} columns={1} />
          {payments && <p className="text-muted-foreground">Nothing has been paid yet.</p>}
        </div>
      )}
    </Panel>
  )
}
