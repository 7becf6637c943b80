import { useQuery } from '@tanstack/react-query'
import { useCan } from '@/api/permissions'
import { MONEY_ROWS, PaymentRow } from '@/components/fields/money-row'
import { loadFailureText } from '@/components/record/details-load-error'
import { linkedOrderQuery, type LinkedOrder } from '@/components/record/related/linked-order'
import { ViewAll } from '@/components/record/related/related-links'
import { Sentence } from '@/components/ui/sentence'
import { Skeleton } from '@/components/ui/skeleton'
import { excessText } from '@/domain/balance'
import { orderName } from '@/domain/order'
import type { Transaction } from './resource'

const MUTED = 'text-muted-foreground'

function Payments({ order, except }: { order: LinkedOrder; except: string }) {
  const others = order.payments?.filter(({ id }) => id !== except)
  if (others && others.length > 0) {
    return (
      <ul aria-label="Other payments" className={`${MONEY_ROWS} rounded-md border`}>
        {others.map((payment) => (
          <PaymentRow key={payment.id} payment={payment} />
        ))}
      </ul>
    )
  }
  return (
    <p className={MUTED}>
      {others ? (
        <>
          <bdi translate="no">{orderName(order)}</bdi> has no other payment.
        </>
      ) : (
        'This backend does not list the payments of an order.'
      )}
    </p>
  )
}

/** The other payments of the transaction's order: a customer may have paid twice. */
function OtherPayments({ orderId, except }: { orderId: string; except: string }) {
  const { data, error, isPending } = useQuery(linkedOrderQuery(orderId))
  return (
    <section aria-label="Other payments of the order" className="flex flex-col gap-near">
      <div className="flex flex-wrap items-center justify-between gap-x-near">
        <h4 className="text-lg">Other payments of the order</h4>
        <ViewAll
          noun="transactions of the order"
          link={{ to: '/transactions', search: { search: orderId } }}
        />
      </div>
      {data ? (
        <Payments order={data.record} except={except} />
      ) : isPending ? (
        <p key="loading">
          <Skeleton className="h-4 w-48" />
        </p>
      ) : (
        <p className={MUTED}>{loadFailureText('order', error)}.</p>
      )}
    </section>
  )
}

/** Null without an order, or without access to orders. */
function useOrderId({ order }: Transaction) {
  const canView = useCan()('orders.view')
  return canView ? order?.id : null
}

export function OrderPayments({ transaction }: { transaction: Transaction }) {
  const orderId = useOrderId(transaction)
  return orderId && <OtherPayments orderId={orderId} except={transaction.id} />
}

function OrderExcess({ orderId }: { orderId: string }) {
  const { data } = useQuery(linkedOrderQuery(orderId))
  const text = data && excessText(data.record)
  return (
    text && (
      <span className="text-orange">
        <Sentence text={text} />
      </span>
    )
  )
}

/** "Paid twice: ₦6,500.00 too much", for the order of a transaction. */
export function TransactionExcess({ transaction }: { transaction: Transaction }) {
  const orderId = useOrderId(transaction)
  return orderId && <OrderExcess orderId={orderId} />
}
