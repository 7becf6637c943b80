import type { UseQueryResult } from '@tanstack/react-query'
import type { ApiError } from '@/api/api-error'
import type { ListPageData } from '@/api/list-response'
import { hasFailedToLoad } from '@/api/query-client'
import { orderRowColumns } from '@/components/related/order-rows'
import { RelatedRows } from '@/components/related/related-rows'
import { MoreLink } from '@/components/ui/links'
import { LoadError, QueryError } from '@/components/ui/load-error'
import { Panel } from '@/components/ui/panel'
import type { OrderRow } from '@/domain/order'

const MAX_ROWS = 8

interface LatestOrdersProps {
  orders: UseQueryResult<ListPageData<OrderRow>, ApiError>
}

const TITLE = 'Latest orders'

export function LatestOrders({ orders }: LatestOrdersProps) {
  const { data, error, isFetching, refetch } = orders
  const hasFailed = hasFailedToLoad(orders)
  return (
    <Panel
      title={TITLE}
      isLoading={!data && !hasFailed}
      note={
        <span className="flex items-center gap-apart">
          {!hasFailed && <QueryError queries={[orders]} label={TITLE} />}
          <MoreLink link={{ to: '/orders' }}>All orders</MoreLink>
        </span>
      }
    >
      {/* As high as its rows, to prevent layout shift. */}
      <div className="flex min-h-[32.9rem] flex-col p-4 max-sm:p-2">
        {hasFailed && !error?.isMissing ? (
          <LoadError
            title="The latest orders could not be loaded"
            isRetrying={isFetching}
            onRetry={() => void refetch()}
          />
        ) : (
          <RelatedRows
            label={TITLE}
            // Null if the API does not provide orders.
            rows={hasFailed ? null : data?.rows.slice(0, MAX_ROWS)}
            columns={orderRowColumns}
            empty="No orders yet. They appear here as customers place them."
            reservedRows={MAX_ROWS}
          />
        )}
      </div>
    </Panel>
  )
}
