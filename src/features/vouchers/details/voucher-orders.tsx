import { Link } from '@tanstack/react-router'
import { type RelatedColumn, RelatedRows } from '@/components/related/related-rows'
import { AvatarName } from '@/components/ui/avatar'
import { buttonVariants } from '@/components/ui/button'
import { StatusBadge } from '@/components/ui/status-badge'
import { type OrderRow, orderStatus } from '@/domain/order'
import { EMPTY, formatDateTime, formatNaira, formatRelativeDay, shorten } from '@/lib/format'

const columns: readonly RelatedColumn<OrderRow>[] = [
  {
    header: 'Order ID',
    className: 'sm:truncate max-sm:order-3 max-sm:wrap-anywhere',
    render: ({ orderId }) =>
      orderId ? <span title={shorten(orderId)}>{shorten(orderId)}</span> : EMPTY,
  },
  {
    header: 'Restaurant',
    className: 'max-sm:order-1',
    render: ({ restaurant }) => (
      <AvatarName name={restaurant?.name ?? null} image={restaurant?.image} />
    ),
  },
  {
    header: 'Total Amount',
    className: 'max-sm:order-2 max-sm:text-right',
    render: ({ totalPrice }) => formatNaira(totalPrice),
  },
  {
    header: 'Status',
    className: 'max-sm:order-4 max-sm:text-right',
    render: ({ status }) => <StatusBadge status={status} of={orderStatus} />,
  },
  {
    header: 'Date',
    className: 'max-sm:order-5',
    render: ({ createdAt }) => (
      <time
        dateTime={createdAt ?? undefined}
        title={formatDateTime(createdAt)}
        className="whitespace-nowrap"
      >
        {formatRelativeDay(createdAt)}
      </time>
    ),
  },
  {
    header: 'View',
    isHeaderHidden: true,
    className: 'max-sm:order-6 max-sm:text-right',
    render: ({ id, orderId }) => (
      <Link
        to="/orders/$id"
        params={{ id }}
        aria-label={`View order ${shorten(orderId || id)}`}
        className={buttonVariants({ variant: 'outline' })}
      >
        View
      </Link>
    ),
  },
]

/** The orders that used a voucher. Undefined while they load. */
export function VoucherOrders({ orders }: { orders: OrderRow[] | undefined }) {
  return (
    <RelatedRows
      label="Orders"
      rows={orders}
      columns={columns}
      empty="No order has used this voucher yet."
    />
  )
}
