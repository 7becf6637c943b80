import { Link } from '@tanstack/react-router'
import { relatedColumns, RelatedRows } from '@/components/record/related/related-rows'
import { AvatarName } from '@/components/ui/avatar'
import { buttonVariants } from '@/components/ui/button'
import { Day } from '@/components/ui/date-time'
import { orderRowFields, type OrderRow } from '@/domain/order'
import { EMPTY, shorten } from '@/lib/format'

// Not the columns of `OrderRows`, because the specification names these labels and the action.
const columns = [
  ...relatedColumns(orderRowFields, {
    orderId: {
      header: 'Order ID',
      className: 'max-sm:order-3 max-sm:wrap-anywhere',
      render: ({ orderId }) =>
        orderId ? <span title={shorten(orderId)}>{shorten(orderId)}</span> : EMPTY,
    },
    restaurant: {
      className: 'max-sm:order-1',
      isFlexible: true,
      render: ({ restaurant }) => (
        <AvatarName name={restaurant?.name ?? null} image={restaurant?.image} />
      ),
    },
    totalPrice: {
      header: 'Total Amount',
      isNumber: false,
      className: 'max-sm:order-2 max-sm:text-right',
    },
    status: { className: 'max-sm:order-4 max-sm:text-right' },
    createdAt: {
      header: 'Date',
      className: 'max-sm:order-5',
      render: ({ createdAt }) => <Day at={createdAt} className="whitespace-nowrap" />,
    },
  }),
  {
    header: 'View',
    isHeaderHidden: true,
    className: 'max-sm:order-6 max-sm:text-right',
    render: ({ id, orderId }: OrderRow) => (
      <Link
        to="/orders/$id"
        params={{ id }}
        aria-label={`View order ${shorten(orderId || id)}`}
        className={buttonVariants({ variant: 'outline', size: 'sm' })}
      >
        View
      </Link>
    ),
  },
]

/** `orders` is undefined while loading. */
export function VoucherOrders({ orders }: { orders: OrderRow[] | undefined }) {
  return (
    <div className="rounded-md border">
      <RelatedRows
        label="Orders"
        rows={orders}
        columns={columns}
        empty="No order has used this voucher yet."
      />
    </div>
  )
}
