import { Link } from '@tanstack/react-router'
import { DetailsColumns } from '@/components/details/details-page'
import { Facts, TEXT_LINK, type FactList } from '@/components/details/facts'
import { Timeline } from '@/components/details/timeline'
import { orderStatus } from '@/components/records/order-status'
import { Panel } from '@/components/ui/panel'
import { StatusBadge } from '@/components/ui/status-badge'
import {
  customerFacts,
  deliveryFacts,
  paymentFacts,
  refundFacts,
  summaryFacts,
} from './order-facts'
import { OrderItems } from './order-items'
import type { Order, OrderDetails } from './schema'

interface OrderPanelsProps {
  order: Order | undefined
  /** Undefined while the details load. */
  timeline: OrderDetails['orderTimeline'] | undefined
  isLoading: boolean
}

/** The panels of an order's page. */
export function OrderPanels({ order, timeline, isLoading }: OrderPanelsProps) {
  const facts = (title: string, list: FactList<Order>, columns: 1 | 2 = 1) => (
    <Panel title={title} isLoading={isLoading}>
      <div className="p-4">
        <Facts facts={list} record={order} isLoading={isLoading} columns={columns} />
      </div>
    </Panel>
  )
  const userId = order?.user?.id
  return (
    <DetailsColumns
      main={
        <>
          {facts('Summary', summaryFacts, 2)}
          <Panel title="Items" isLoading={isLoading}>
            <OrderItems order={order} />
          </Panel>
          <Panel title="Timeline" isLoading={isLoading}>
            <div className="p-4">
              <Timeline
                entries={timeline?.map(({ status, at, by, note }) => ({
                  status: <StatusBadge status={status} {...orderStatus} />,
                  at,
                  by: by?.name ?? by?.type ?? null,
                  note,
                }))}
              />
            </div>
          </Panel>
        </>
      }
      side={
        <>
          <Panel
            title="Customer"
            isLoading={isLoading}
            link={
              userId && (
                <Link to="/orders" search={{ search: userId }} className={TEXT_LINK}>
                  All their orders
                </Link>
              )
            }
          >
            <div className="p-4">
              <Facts facts={customerFacts} record={order} isLoading={isLoading} columns={1} />
            </div>
          </Panel>
          {facts('Delivery', deliveryFacts)}
          {facts('Payment', paymentFacts)}
          {order?.refund && facts('Refund', refundFacts)}
        </>
      }
    />
  )
}
