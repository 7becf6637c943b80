import { useQueries, useQuery } from '@tanstack/react-query'
import { hasFailedToLoad } from '@/lib/query'
import { NewestVouchers } from './newest-vouchers'
import { allVouchersQuery, statusCounts, statusQueries } from './overview'
import { StatusPanel } from './status-panel'
import { SummaryCards } from './summary-cards'

/** The overview on the dashboard: the four figures, the counts by status and the newest vouchers. */
export function VoucherOverview() {
  const all = useQuery(allVouchersQuery)
  const byStatus = useQueries({ queries: statusQueries })
  const hasFailed = hasFailedToLoad(all)
  const list = hasFailed ? undefined : all.data

  const failed = [all, ...byStatus].filter(hasFailedToLoad)
  const lists = byStatus.flatMap(({ data }) => data ?? [])
  const hasLoaded = list !== undefined && lists.length === byStatus.length

  return (
    <div className="@container/overview flex flex-col gap-5">
      <SummaryCards list={hasFailed ? null : list} />
      <div className="grid gap-5 @3xl/overview:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
        <StatusPanel
          counts={hasLoaded ? statusCounts(list, lists) : undefined}
          hasFailed={failed.length > 0}
          isRetrying={failed.some(({ isFetching }) => isFetching)}
          onRetry={() => failed.forEach(({ refetch }) => void refetch())}
        />
        <NewestVouchers
          vouchers={list?.rows}
          hasFailed={hasFailed}
          isRetrying={all.isFetching}
          onRetry={() => void all.refetch()}
        />
      </div>
    </div>
  )
}
