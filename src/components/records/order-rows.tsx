import { Link } from '@tanstack/react-router'
import { Entity } from '@/components/details/entity'
import { TEXT_LINK } from '@/components/details/facts'
import { RelatedPanel, type RelatedColumn } from '@/components/details/related-rows'
import { Moment } from '@/components/ui/moment'
import { StatusBadge } from '@/components/ui/status-badge'
import { formatNaira, shorten } from '@/lib/format'
import type { OrderRow } from '@/lib/records'
import { orderStatus } from './order-status'

const columns: readonly RelatedColumn<OrderRow>[] = [
  {
    header: 'Order',
    className: 'max-sm:order-1 max-sm:wrap-anywhere',
    render: ({ id, orderId }) => (
      <Link to="/orders/$id" params={{ id }} preload={false} className={TEXT_LINK}>
        <bdi>{shorten(orderId ?? id)}</bdi>
      </Link>
    ),
  },
  {
    header: 'Restaurant',
    className: 'max-sm:order-3',
    render: ({ restaurant }) => (
      <Entity name={restaurant?.name ?? null} image={restaurant?.image} />
    ),
  },
  {
    header: 'Total',
    className: 'sm:text-right max-sm:order-4 max-sm:text-right',
    render: ({ totalPrice }) => formatNaira(totalPrice),
  },
  {
    header: 'Status',
    className: 'sm:max-w-44 max-sm:order-2 max-sm:text-right',
    render: ({ status }) => <StatusBadge status={status} {...orderStatus} />,
  },
  {
    header: 'Created',
    className: 'max-sm:order-5',
    render: ({ createdAt }) => <Moment at={createdAt} />,
  },
]

interface OrderRowsProps {
  /** The id of the record that the orders belong to: "View all" searches the orders for it. */
  ownerId: string
  /** Undefined while they load, null if the backend does not send them. */
  orders: readonly OrderRow[] | null | undefined
}

/** The panel with the latest orders of a user, restaurant or driver. */
export function OrderRows({ ownerId, orders }: OrderRowsProps) {
  return (
    <RelatedPanel
      label="Latest orders"
      rows={orders}
      columns={columns}
      empty="No orders yet."
      more={
        <Link to="/orders" search={{ search: ownerId }} className={TEXT_LINK}>
          View all
        </Link>
      }
    />
  )
}
