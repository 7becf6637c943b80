import type { UseQueryResult } from '@tanstack/react-query'
import type { ApiError } from '@/api/api-error'
import type { ListPageData } from '@/api/list-response'
import { hasFailedToLoad } from '@/api/query-options'
import { RecordLink } from '@/components/fields/record-link'
import { TimeInStatus } from '@/components/fields/time-in-status'
import { relatedColumns, RelatedRows } from '@/components/record/related/related-rows'
import { Avatar } from '@/components/ui/avatar'
import { MoreLink } from '@/components/ui/links'
import { LoadError, QueryError } from '@/components/ui/load-error'
import { Panel } from '@/components/ui/panel'
import { formatDateTime, formatElapsed } from '@/domain/format-dates'
import { orderName, orderRowFields, type OrderRow } from '@/domain/order'
import { useNow } from '@/hooks/use-now'
import { EMPTY } from '@/lib/format'

const MAX_ROWS = 8
/** The others are the latest orders. */
const MAX_LATE = 4

const columns = [
  ...relatedColumns(orderRowFields, {
    orderId: {
      width: 'sm:w-[17%]',
      className: 'max-sm:order-1 max-sm:wrap-anywhere',
      render: (order) => (
        <RecordLink kind="order" record={{ id: order.id, name: orderName(order) }} />
      ),
    },
    restaurant: {
      width: 'sm:w-[20%]',
      className: 'max-sm:order-3 max-sm:pr-0 sm:truncate',
      render: ({ restaurant }) => (
        // Less prominent than the link to the order.
        <span className="flex items-center gap-near max-sm:min-h-9 each:text-foreground sm:each:truncate">
          <Avatar isSmall name={restaurant?.name ?? null} image={restaurant?.image} />
          <RecordLink kind="restaurant" record={restaurant} />
        </span>
      ),
    },
    totalPrice: { width: 'sm:w-[14%]', className: 'max-sm:order-4 max-sm:pl-0' },
    status: { width: 'sm:w-[17%]', className: 'max-sm:order-2 max-sm:pl-0 max-sm:text-right' },
  }),
  {
    header: 'In status',
    width: 'sm:w-[19%]',
    className: 'max-sm:order-6 max-sm:pl-0 max-sm:text-right',
    render: (order: OrderRow) => <TimeInStatus order={order} />,
  },
  {
    header: 'Age',
    width: 'sm:w-[13%]',
    className: 'max-sm:order-5',
    render: ({ createdAt }: OrderRow) => <Age at={createdAt} />,
  },
]

/** "4 min", on a card "4 min ago". Updated every minute. */
function Age({ at }: { at: string | null }) {
  const elapsed = formatElapsed(at, useNow())
  if (elapsed === null) return <span>{EMPTY}</span>
  return (
    <time
      dateTime={at ?? undefined}
      title={formatDateTime(at)}
      className="whitespace-nowrap text-muted-foreground"
    >
      <span>{elapsed}</span>
      <span className="sm:hidden small:hidden"> ago</span>
    </time>
  )
}

/** Late orders first, then the latest ones, without those that are among both. */
function firstRows(late: readonly OrderRow[], latest: readonly OrderRow[]) {
  const first = late.slice(0, MAX_LATE)
  const ids = new Set(first.map(({ id }) => id))
  return [...first, ...latest.filter(({ id }) => !ids.has(id))].slice(0, MAX_ROWS)
}

interface LatestOrdersProps {
  orders: UseQueryResult<ListPageData<OrderRow>, ApiError>
  /** The late orders, the one that is late longest first. Null if the backend does not have them. */
  late: UseQueryResult<ListPageData<OrderRow>, ApiError> | null
}

export function LatestOrders({ orders, late }: LatestOrdersProps) {
  const { data, error, isFetching, refetch } = orders
  const hasFailed = hasFailedToLoad(orders)
  // Without late orders that cannot be read, the others are shown.
  const isLoading = !data || (late !== null && late.isLoading && late.failureCount === 0)
  const title = late ? 'Late and latest orders' : 'Latest orders'
  return (
    <Panel
      title={title}
      isLoading={isLoading && !hasFailed}
      note={
        <span className="flex items-center gap-apart">
          {!hasFailed && <QueryError queries={late ? [orders, late] : [orders]} label={title} />}
          <MoreLink link={{ to: '/orders' }}>All orders</MoreLink>
        </span>
      }
    >
      {/* As high as its rows, to prevent layout shift. */}
      <div className="flex min-h-[21.6rem] flex-col justify-center">
        {hasFailed && !error?.isMissing ? (
          <LoadError
            title="The latest orders could not be loaded"
            isRetrying={isFetching}
            onRetry={() => void refetch()}
          />
        ) : (
          <RelatedRows
            label={title}
            // Null if the backend does not provide orders.
            rows={
              hasFailed
                ? null
                : isLoading
                  ? undefined
                  : firstRows(late?.data?.rows ?? [], data.rows)
            }
            columns={columns}
            empty="No orders yet. They appear here as customers place them."
            reservedRows={MAX_ROWS}
          />
        )}
      </div>
    </Panel>
  )
}
