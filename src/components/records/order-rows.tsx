import { Link } from '@tanstack/react-router'
import { Entity } from '@/components/details/entity'
import { TEXT_LINK } from '@/components/details/facts'
import { RelatedRows, type RelatedColumn } from '@/components/details/related-rows'
import { Moment } from '@/components/ui/moment'
import { Panel } from '@/components/ui/panel'
import { StatusBadge } from '@/components/ui/status-badge'
import { formatNaira, shorten } from '@/lib/format'
import type { OrderRow } from '@/lib/records'
import { orderStatus } from './order-status'

const columns: readonly RelatedColumn<OrderRow>[] = [
  {
    header: 'Order',
    className: 'sm:max-w-60 sm:truncate max-sm:order-1 max-sm:wrap-anywhere',
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
    isNumber: true,
    className: 'max-sm:order-4',
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
    <Panel
      title="Latest orders"
      isLoading={orders === undefined}
      link={
        <Link to="/orders" search={{ search: ownerId }} className={TEXT_LINK}>
          View all
        </Link>
      }
    >
      <div className="p-4">
        <RelatedRows label="Latest orders" rows={orders} columns={columns} empty="No orders yet." />
      </div>
    </Panel>
  )
}
