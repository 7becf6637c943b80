import { Link } from '@tanstack/react-router'
import { RecordLink } from '@/components/records/record-link'
import { AvatarName } from '@/components/ui/avatar'
import { DateTime } from '@/components/ui/date-time'
import { StatusBadge } from '@/components/ui/status-badge'
import { TEXT_LINK } from '@/components/ui/text-link'
import { orderStatus } from '@/domain/order-status'
import type { OrderRow } from '@/domain/records'
import { formatNaira, shorten } from '@/lib/format'
import { RelatedPanel } from './related-panel'
import type { RelatedColumn } from './related-rows'
import { ViewAll } from './view-all'

/** The columns of orders outside their own list. */
export const orderRowColumns: readonly RelatedColumn<OrderRow>[] = [
  {
    header: 'Order',
    width: 'sm:w-[17%]',
    className: 'sm:truncate max-sm:order-1 max-sm:wrap-anywhere',
    render: ({ id, orderId }) => (
      <Link to="/orders/$id" params={{ id }} preload={false} className={TEXT_LINK}>
        <bdi>{shorten(orderId ?? id)}</bdi>
      </Link>
    ),
  },
  {
    header: 'Restaurant',
    width: 'sm:w-[29%]',
    className: 'max-sm:order-3',
    render: ({ restaurant }) => (
      <AvatarName name={restaurant?.name ?? null} image={restaurant?.image}>
        <RecordLink kind="restaurant" record={restaurant} />
      </AvatarName>
    ),
  },
  {
    header: 'Total',
    width: 'sm:w-[16%]',
    isNumber: true,
    className: 'max-sm:order-4',
    render: ({ totalPrice }) => formatNaira(totalPrice),
  },
  {
    header: 'Status',
    width: 'sm:w-[18%]',
    className: 'max-sm:order-2 max-sm:text-right',
    render: ({ status }) => <StatusBadge status={status} {...orderStatus} />,
  },
  {
    header: 'Created',
    width: 'sm:w-[20%]',
    className: 'max-sm:order-5',
    render: ({ createdAt }) => <DateTime at={createdAt} />,
  },
]

const columnsOfRestaurant = orderRowColumns.with(1, {
  header: 'Customer',
  className: 'max-sm:order-3 max-sm:wrap-anywhere',
  render: ({ user }) => (user === null ? 'Guest' : <RecordLink kind="user" record={user} />),
})

interface OrderRowsProps {
  /** The id of the record that the orders belong to: "View all" searches the orders for it. */
  ownerId: string
  /** Undefined while they load, null if the backend does not send them. */
  orders: readonly OrderRow[] | null | undefined
  /** Whether the owner is a restaurant: then the rows name the customer instead. */
  isOfRestaurant?: boolean
}

/** The panel with the latest orders of a user, restaurant or driver. */
export function OrderRows({ ownerId, orders, isOfRestaurant = false }: OrderRowsProps) {
  return (
    <RelatedPanel
      title="Latest orders"
      rows={orders}
      columns={isOfRestaurant ? columnsOfRestaurant : orderRowColumns}
      empty="No orders yet."
      link={<ViewAll noun="orders" link={{ to: '/orders', search: { search: ownerId } }} />}
    />
  )
}
