import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { Skeleton } from '@/components/ui/skeleton'
import { formatDay, formatMoment, formatNaira, NONE } from '@/lib/format'
import { orderStatusColor, orderStatusLabel } from './labels'
import type { VoucherOrder } from './schema'

const COLUMNS = ['Order ID', 'Restaurant', 'Total Amount', 'Status', 'Date']
const CELL = 'px-3 py-2'

/** The orders that used a voucher (specification, section 2); undefined while they load. */
export function VoucherOrders({ orders }: { orders: VoucherOrder[] | undefined }) {
  if (orders?.length === 0) {
    return (
      <p role="status" className="rounded-md border px-4 py-6 text-center text-muted-foreground">
        No order has used this voucher yet.
      </p>
    )
  }
  return (
    <div className="overflow-x-auto rounded-md border">
      <table aria-label="Orders" aria-busy={orders === undefined} className="w-full text-left">
        <thead>
          <tr className="border-b bg-muted/60 whitespace-nowrap text-muted-foreground">
            {COLUMNS.map((name) => (
              <th key={name} scope="col" className={CELL}>
                {name}
              </th>
            ))}
            <th scope="col" className={CELL}>
              <span className="sr-only">View</span>
            </th>
          </tr>
        </thead>
        <tbody className="divide-y">
          {orders ? (
            orders.map((order) => <OrderRow key={order.id} order={order} />)
          ) : (
            <LoadingRow />
          )}
        </tbody>
      </table>
    </div>
  )
}

function LoadingRow() {
  return (
    <tr aria-hidden="true" className="h-14">
      {[...COLUMNS, 'View'].map((name) => (
        <td key={name} className={CELL}>
          <Skeleton className="h-4 w-16" />
        </td>
      ))}
    </tr>
  )
}

function OrderRow({ order }: { order: VoucherOrder }) {
  const { id, orderId, restaurant, totalPrice, status, createdAt } = order
  return (
    <tr className="h-14">
      <td className={CELL}>{orderId || NONE}</td>
      <td className={CELL}>
        <span className="flex min-w-40 items-center gap-2.5">
          <RestaurantImage key={restaurant.image} {...restaurant} />
          <span className="min-w-0 wrap-anywhere">{restaurant.name || NONE}</span>
        </span>
      </td>
      <td className={CELL}>{formatNaira(totalPrice)}</td>
      <td className={CELL}>
        {status ? <Badge color={orderStatusColor(status)}>{orderStatusLabel(status)}</Badge> : NONE}
      </td>
      <td className={`${CELL} whitespace-nowrap`}>
        <time dateTime={createdAt ?? undefined} title={formatMoment(createdAt)}>
          {formatDay(createdAt)}
        </time>
      </td>
      <td className={CELL}>
        <Button variant="outline" asChild>
          <Link to="/orders/$id" params={{ id }} aria-label={`View order ${orderId || id}`}>
            View
          </Link>
        </Button>
      </td>
    </tr>
  )
}

/** A restaurant's picture, or the first letter of its name where there is none that can be shown. */
function RestaurantImage({ name, image }: VoucherOrder['restaurant']) {
  const [isBroken, setIsBroken] = useState(false)
  if (image && !isBroken) {
    return (
      <img
        src={image}
        alt=""
        referrerPolicy="no-referrer"
        className="size-9 shrink-0 rounded-md object-cover"
        onError={() => setIsBroken(true)}
      />
    )
  }
  return (
    <span
      aria-hidden="true"
      className="grid size-9 shrink-0 place-items-center rounded-md bg-muted text-muted-foreground uppercase"
    >
      {Array.from(name?.trim() || '?')[0]}
    </span>
  )
}
