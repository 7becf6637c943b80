import type { UseQueryResult } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Tickets } from 'lucide-react'
import type { ApiError } from '@/api/api-error'
import { hasFailedToLoad } from '@/api/query-client'
import { buttonVariants } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { LoadError, QueryError } from '@/components/ui/load-error'
import { Panel } from '@/components/ui/panel'
import type { VoucherPage } from '@/features/vouchers/resource'
import { useCan } from '@/lib/permissions'
import type { StatusCounts } from './status-counts'
import { StatusLegend } from './status-legend'

interface StatusPanelProps {
  /** Undefined until all counts have loaded. */
  counts: StatusCounts | undefined
  /** The queries that `counts` is computed from. */
  queries: readonly UseQueryResult<VoucherPage, ApiError>[]
}

/** The number of vouchers of each status, as a bar and as links to the filtered list. */
export function StatusPanel({ counts, queries }: StatusPanelProps) {
  const failed = queries.filter(hasFailedToLoad)
  const hasFailed = failed.length > 0
  return (
    <Panel
      title="Vouchers by status"
      isLoading={!counts && !hasFailed}
      note={!hasFailed && <QueryError queries={queries} label="Vouchers by status" />}
    >
      {/* The height of the legend's four rows, so that the layout does not shift. At medium width,
          it only has two. */}
      <div className="flex min-h-80 flex-1 flex-col justify-center @xl/overview:@max-3xl/overview:min-h-0">
        {hasFailed ? (
          <LoadError
            title="The counts could not be loaded"
            isRetrying={failed.some(({ isFetching }) => isFetching)}
            onRetry={() => failed.forEach(({ refetch }) => void refetch())}
          />
        ) : counts?.whole === 0 ? (
          <NoVouchers />
        ) : (
          <StatusLegend counts={counts} />
        )}
      </div>
    </Panel>
  )
}

function NoVouchers() {
  const canCreate = useCan()('vouchers.create')
  return (
    <EmptyState
      icon={Tickets}
      title="No vouchers yet"
      actions={
        canCreate && (
          <Link to="/vouchers" search={{ dialog: 'create' }} className={buttonVariants()}>
            Create Voucher
          </Link>
        )
      }
    >
      <p>Counts by status will appear here.</p>
    </EmptyState>
  )
}
