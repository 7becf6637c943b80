import { Link } from '@tanstack/react-router'
import { useState, type ReactNode } from 'react'
import { orderStatus } from '@/components/records/order-status'
import { buttonVariants } from '@/components/ui/button'
import { Skeleton } from '@/components/ui/skeleton'
import { StatusBadge } from '@/components/ui/status-badge'
import type { VoucherOrder } from '@/features/vouchers/schema'
import { formatRelativeDay, formatDateTime, formatNaira, EMPTY, shorten } from '@/lib/format'
import { cn } from '@/lib/utils'
import { firstVisibleCharacter } from '@/lib/visible-text'

// The columns, with their layout on the card that replaces a row on phones.
const COLUMNS = [
  ['Order ID', 'sm:max-w-60 sm:truncate max-sm:order-3 max-sm:wrap-anywhere'],
  ['Restaurant', 'max-sm:order-1'],
  ['Total Amount', 'max-sm:order-2 max-sm:text-right'],
  ['Status', 'sm:max-w-44 max-sm:order-4 max-sm:text-right'],
  ['Date', 'max-sm:order-5'],
  ['View', 'max-sm:order-6 max-sm:text-right'],
] as const
const ROW =
  'sm:h-14 max-sm:grid max-sm:grid-cols-[minmax(0,1fr)_fit-content(50%)] max-sm:items-center max-sm:gap-1 max-sm:py-3'
const CELL = 'px-3 max-sm:min-w-0 sm:px-1.5 sm:py-2 sm:first:pl-3 sm:last:pr-3'

/**
 * The table of the orders that used a voucher, with a skeleton row while `orders` is undefined. The roles are explicit
 * because `display: grid` removes a table's semantics.
 */
export function VoucherOrders({ orders }: { orders: VoucherOrder[] | undefined }) {
  if (orders?.length === 0) {
    return (
      <p role="status" className="rounded-md border px-4 py-6 text-center text-muted-foreground">
        No order has used this voucher yet.
      </p>
    )
  }
  return (
    // `relative` makes it clip the `sr-only` text inside, which is positioned absolutely.
    <div className="relative overflow-x-auto rounded-md border">
      <table
        role="table"
        aria-label="Orders"
        aria-busy={orders === undefined}
        className="w-full text-left max-sm:block"
      >
        <thead role="rowgroup" className="max-sm:sr-only">
          <tr role="row" className="h-11 border-b bg-muted/60 text-muted-foreground">
            {COLUMNS.map(([name]) => (
              <th
                key={name}
                role="columnheader"
                scope="col"
                className="px-1.5 whitespace-nowrap first:pl-3 last:pr-3"
              >
                {name === 'View' ? <span className="sr-only">{name}</span> : name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup" className="divide-y max-sm:block">
          {orders?.map((order) => <OrderRow key={order.id} order={order} />) ?? <LoadingRow />}
        </tbody>
      </table>
    </div>
  )
}

function LoadingRow() {
  return (
    <tr role="row" aria-hidden="true" className={ROW}>
      {COLUMNS.map(([name, className]) => (
        <td key={name} role="cell" className={cn(CELL, className)}>
          <Skeleton className="h-4 w-16" />
        </td>
      ))}
    </tr>
  )
}

function OrderRow({ order }: { order: VoucherOrder }) {
  const { id, restaurant, totalPrice, status, createdAt } = order
  const orderId = shorten(order.orderId ?? '')
  const restaurantName = shorten(restaurant.name ?? '')
  const cells: Record<(typeof COLUMNS)[number][0], ReactNode> = {
    'Order ID': <span title={orderId || undefined}>{orderId || EMPTY}</span>,
    Restaurant: (
      <span className="flex items-center gap-2.5 sm:min-w-32">
        <RestaurantImage key={restaurant.image} {...restaurant} />
        <span title={restaurantName || undefined} className="line-clamp-3 min-w-0 wrap-anywhere">
          {restaurantName || EMPTY}
        </span>
      </span>
    ),
    'Total Amount': formatNaira(totalPrice),
    Status: <StatusBadge status={status} {...orderStatus} />,
    Date: (
      <time
        dateTime={createdAt ?? undefined}
        title={formatDateTime(createdAt)}
        className="whitespace-nowrap"
      >
        {formatRelativeDay(createdAt)}
      </time>
    ),
    View: (
      <Link
        to="/orders/$id"
        params={{ id }}
        aria-label={`View order ${orderId || id}`}
        className={buttonVariants({ variant: 'outline' })}
      >
        View
      </Link>
    ),
  }
  return (
    <tr role="row" className={ROW}>
      {COLUMNS.map(([name, className]) => (
        <td key={name} role="cell" className={cn(CELL, className)}>
          {cells[name]}
        </td>
      ))}
    </tr>
  )
}

/** A restaurant's image, or the first letter of its name if there is no image or it fails to load. */
function RestaurantImage({ name, image }: VoucherOrder['restaurant']) {
  const [hasFailed, setHasFailed] = useState(false)
  if (image && !hasFailed) {
    return (
      <img
        src={image}
        alt=""
        referrerPolicy="no-referrer"
        className="size-9 shrink-0 rounded-md object-cover"
        onError={() => setHasFailed(true)}
      />
    )
  }
  return (
    <span
      aria-hidden="true"
      className="grid size-9 shrink-0 place-items-center rounded-md bg-muted text-muted-foreground uppercase"
    >
      {firstVisibleCharacter(name ?? '') || '?'}
    </span>
  )
}
