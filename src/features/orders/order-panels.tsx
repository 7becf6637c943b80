import { Link } from '@tanstack/react-router'
import type { TimelineEntries } from '@/api/record-schemas'
import { DetailsColumns } from '@/components/details/details-page'
import { FactsPanel } from '@/components/details/facts-panel'
import { TimelinePanel } from '@/components/details/timeline-panel'
import { countPortions } from '@/components/records/item-list'
import { Panel } from '@/components/ui/panel'
import { TEXT_LINK } from '@/components/ui/text-link'
import { orderStatus } from '@/domain/order'
import { formatQuantity } from '@/lib/format'
import {
  customerFacts,
  deliveryFacts,
  paymentFacts,
  refundFacts,
  summaryFacts,
} from './order-facts'
import { OrderItems } from './order-items'
import type { Order } from './resource'

interface OrderPanelsProps {
  details: { record: Order | undefined; isLoading: boolean }
  /** Undefined while the details load. */
  timeline: TimelineEntries | undefined
}

/** The panels of an order's page. */
export function OrderPanels({ details, timeline }: OrderPanelsProps) {
  const { record: order, isLoading } = details
  const portions = order?.items && countPortions(order.items)
  const userId = order?.user?.id
  const customerLink = userId && (
    <Link to="/orders" search={{ search: userId }} className={TEXT_LINK}>
      View all orders
    </Link>
  )
  return (
    <DetailsColumns
      main={
        <>
          <Panel
            title="Items"
            isLoading={isLoading}
            note={portions && formatQuantity(portions, 'item', 'items')}
          >
            <OrderItems order={order} />
          </Panel>
          {(timeline !== undefined || isLoading) && (
            <TimelinePanel entries={timeline} statuses={orderStatus} />
          )}
        </>
      }
      side={
        <>
          <FactsPanel title="Order" facts={summaryFacts} details={details} />
          <FactsPanel
            title="Customer"
            facts={customerFacts}
            details={details}
            link={customerLink}
          />
          <FactsPanel title="Delivery" facts={deliveryFacts} details={details} />
          <FactsPanel title="Payment" facts={paymentFacts} details={details} />
          {order?.refund && <FactsPanel title="Refund" facts={refundFacts} details={details} />}
        </>
      }
    />
  )
}
