import { useQuery } from '@tanstack/react-query'
import { MONEY_ROWS } from '@/components/records/money-row'
import { PaymentRow } from '@/components/records/payment-row'
import { linkedOrderQuery, type LinkedOrder } from '@/components/related/linked-order'
import { ViewAll } from '@/components/related/related-links'
import { Skeleton } from '@/components/ui/skeleton'
import { orderName } from '@/domain/order'
import { excessText } from '@/domain/payment'
import { useCan } from '@/lib/permissions'
import type { Transaction } from './resource'

const MUTED = 'text-muted-foreground'

function Payments({ order, except }: { order: LinkedOrder; except: string }) {
  const excess = excessText(order)
  const others = order.payments?.filter(({ id }) => id !== except)
  return (
    <>
      {excess && <p className="text-orange">{excess}</p>}
      {others && others.length > 0 ? (
        <ul aria-label="Other payments" className={`${MONEY_ROWS} rounded-md border`}>
          {others.map((payment) => (
            <PaymentRow key={payment.id} payment={payment} />
          ))}
        </ul>
      ) : (
        <p className={MUTED}>
          {others
            ? `${orderName(order)} has no other payment.`
            : 'This backend does not list the payments of an order.'}
        </p>
      )}
    </>
  )
}

/** What else was paid for the order of a transaction: a customer may have paid twice. */
function OtherPayments({ orderId, except }: { orderId: string; except: string }) {
  const { data, isPending } = useQuery(linkedOrderQuery(orderId))
  return (
    <section aria-label="Other payments of the order" className="flex flex-col gap-2">
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <h4 className="text-lg">Other payments of the order</h4>
        <ViewAll
          noun="transactions of the order"
          link={{ to: '/transactions', search: { search: orderId } }}
        />
      </div>
      {data ? (
        <Payments order={data.record} except={except} />
      ) : isPending ? (
        <Skeleton className="h-5 w-48" />
      ) : (
        <p className={MUTED}>The order could not be loaded.</p>
      )}
    </section>
  )
}

/** Renders nothing without an order, or without access to orders. */
export function OrderPayments({ transaction }: { transaction: Transaction }) {
  const canView = useCan()('orders.view')
  const orderId = transaction.order?.id
  return orderId && canView ? <OtherPayments orderId={orderId} except={transaction.id} /> : null
}
