import { Link } from '@tanstack/react-router'
import { countPortions } from '@/components/fields/item-list'
import { RecordLink } from '@/components/fields/record-link'
import { HiddenPhone } from '@/components/record/contact'
import { DetailsColumns } from '@/components/record/details-columns'
import { Facts, FactsPanel } from '@/components/record/facts'
import { facts } from '@/components/record/field-facts'
import { NotesAndHistory } from '@/components/record/notes'
import { NoDriver } from '@/components/record/related/no-driver'
import { TicketRows } from '@/components/record/related/ticket-rows'
import { DayAndTime } from '@/components/ui/date-time'
import { TEXT_LINK } from '@/components/ui/links'
import { Panel } from '@/components/ui/panel'
import { Skeleton } from '@/components/ui/skeleton'
import { paymentsOf } from '@/domain/balance'
import { isAssignable, orderName, orderStatus } from '@/domain/order'
import type { History, Notes, TimelineEntries } from '@/domain/record-schemas'
import type { TicketRow } from '@/domain/ticket'
import { formatQuantity } from '@/lib/format'
import { Excess } from './excess'
import { isDelivery, orderFields } from './fields'
import { OrderItems } from './order-items'
import { PaymentsPanel } from './payments-panel'
import { RefundRequestPanel } from './refund-request-panel'
import { RefundsPanel } from './refunds-panel'
import { type Order, orderResource } from './resource'

const summaryFacts = facts(orderFields, ['totalPrice', 'createdAt', 'statusSince', 'reason'], {
  // Beside any other status is how long the order has been in it.
  statusSince: ({ status, statusAt }) =>
    orderStatus.isFinal({ status }) && (statusAt ? <DayAndTime at={statusAt} /> : null),
})

const customerFacts = [
  {
    label: 'Name',
    render: (order: Order) => <RecordLink kind="user" record={orderFields.user.get(order)} />,
  },
  // A call needs the number, so it is in sight on a low screen.
  ...facts(orderFields, ['phone', 'email'], {
    phone: ({ user }) => user?.phone && <HiddenPhone phone={user.phone} />,
  }),
]

// The rows of the list have no phone of the restaurant.
const PHONE_PLACEHOLDER = <Skeleton className="h-4 w-40" />

const deliveryFacts = facts(
  orderFields,
  // The address and the note, which only the details have, are last: they take several lines.
  ['driver', 'driverPhone', 'logistics', 'restaurant', 'deliveryType', 'address', 'note'],
  {
    driver: (order) =>
      order.driver ? (
        <RecordLink kind="driver" record={order.driver} />
      ) : isAssignable(order) ? (
        <NoDriver order={order} />
      ) : null,
    driverPhone: ({ driver }) => driver?.phone && <HiddenPhone phone={driver.phone} />,
    // One line less than a fact of its own: the customer has to be in sight.
    restaurant: ({ restaurant }, isLoading) =>
      restaurant && (
        <>
          <RecordLink kind="restaurant" record={restaurant} />
          {restaurant.phone ? (
            <div>
              <HiddenPhone phone={restaurant.phone} />
            </div>
          ) : (
            isLoading && <div>{PHONE_PLACEHOLDER}</div>
          )}
        </>
      ),
    // The title of the panel says so.
    deliveryType: (order) => !isDelivery(order) && orderFields.deliveryType.get(order),
  },
)

interface OrderDetails {
  record: Order | undefined
  isLoading: boolean
}

/** Below the number of the order. */
export const OrderSummary = ({ details: { record, isLoading } }: { details: OrderDetails }) => (
  <section aria-label="Order" aria-busy={isLoading}>
    <Facts facts={summaryFacts} record={record} isLoading={isLoading} columns="inline" />
  </section>
)

interface OrderPanelsProps {
  details: OrderDetails
  /** Undefined while the details load. */
  data:
    | {
        orderTimeline: TimelineEntries
        orderTickets: readonly TicketRow[] | null | undefined
        history: History
        notes: Notes
      }
    | undefined
}

export function OrderPanels({ details, data }: OrderPanelsProps) {
  const { record: order, isLoading } = details
  const portions = order?.items && countPortions(order.items)
  const userId = order?.user?.id
  const customerLink = userId && (
    <Link to="/orders" search={{ search: userId }} className={TEXT_LINK}>
      View all orders
    </Link>
  )
  const tickets = order && <TicketRows ownerId={order.id} tickets={data?.orderTickets} />
  const payments = (
    <>
      <PaymentsPanel details={details} />
      {order && <RefundsPanel order={order} />}
    </>
  )
  // Several payments are what such an order is opened for.
  const hasSeveralPayments = order !== undefined && (paymentsOf(order)?.length ?? 0) > 1
  // An empty list comes last.
  const hasTickets = (data?.orderTickets?.length ?? 0) > 0
  return (
    <>
      {order && <Excess order={order} />}
      {order && <RefundRequestPanel order={order} />}
      <DetailsColumns
        isLoading={isLoading}
        isNarrow
        facts={<FactsPanel title="Delivery" facts={deliveryFacts} details={details} />}
        side={
          <>
            {hasSeveralPayments && payments}
            <FactsPanel
              title="Customer"
              facts={customerFacts}
              details={details}
              link={customerLink}
            />
            {!hasSeveralPayments && payments}
          </>
        }
        early={
          <Panel
            title="Items"
            isLoading={isLoading}
            note={portions && <span>{formatQuantity(portions, 'item', 'items')}</span>}
          >
            <OrderItems order={order} />
          </Panel>
        }
      >
        {hasTickets && tickets}
        <NotesAndHistory
          resource={orderResource}
          id={order?.id}
          name={order && orderName(order)}
          details={{ data }}
          timeline={data?.orderTimeline}
          statuses={orderStatus}
          isStacked
        />
        {!hasTickets && tickets}
      </DetailsColumns>
    </>
  )
}
