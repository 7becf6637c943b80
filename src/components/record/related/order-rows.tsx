import { Link } from '@tanstack/react-router'
import { RecordLink } from '@/components/fields/record-link'
import { AvatarName } from '@/components/ui/avatar'
import { TEXT_LINK } from '@/components/ui/links'
import { guest } from '@/domain/field'
import { orderName, orderRowFields, type OrderRow } from '@/domain/order'
import { ViewAll } from './related-links'
import { relatedColumns, RelatedPanel } from './related-rows'

export const orderRowColumns = relatedColumns(orderRowFields, {
  orderId: {
    width: 'sm:w-[17%]',
    className: 'max-sm:order-1 max-sm:wrap-anywhere',
    render: (order) => (
      <Link to="/orders/$id" params={{ id: order.id }} preload={false} className={TEXT_LINK}>
        <bdi translate="no">{orderName(order)}</bdi>
      </Link>
    ),
  },
  restaurant: {
    width: 'sm:w-[29%]',
    // Two lines of the name. The clamp is inside the link, whose touch area is larger than its text.
    className:
      'max-sm:order-3 sm:leading-tight sm:wrap-anywhere sm:whitespace-normal sm:[&_bdi]:line-clamp-2',
    isFlexible: true,
    render: ({ restaurant }) => (
      <AvatarName name={restaurant?.name ?? null} image={restaurant?.image}>
        <RecordLink kind="restaurant" record={restaurant} />
      </AvatarName>
    ),
  },
  totalPrice: { width: 'sm:w-[16%]', className: 'max-sm:order-4' },
  status: { width: 'sm:w-[18%]', className: 'max-sm:order-2 max-sm:text-right' },
  createdAt: { width: 'sm:w-[20%]', className: 'max-sm:order-5' },
})

const columnsOfRestaurant = orderRowColumns.with(1, {
  header: 'Customer',
  className: 'max-sm:order-3 max-sm:wrap-anywhere',
  isFlexible: true,
  render: ({ user }) => <RecordLink kind="user" record={user === null ? guest : user} />,
})

interface OrderRowsProps {
  /** The id that "View all" searches the orders for. */
  ownerId: string
  orders: readonly OrderRow[] | null | undefined
  total?: number | null | undefined
  /** Shows the customer instead of the restaurant. */
  isOfRestaurant?: boolean
}

export function OrderRows({ ownerId, orders, total, isOfRestaurant = false }: OrderRowsProps) {
  return (
    <RelatedPanel
      title="Latest orders"
      rows={orders}
      columns={isOfRestaurant ? columnsOfRestaurant : orderRowColumns}
      empty="No orders yet."
      total={total}
      link={<ViewAll noun="orders" link={{ to: '/orders', search: { search: ownerId } }} />}
    />
  )
}
