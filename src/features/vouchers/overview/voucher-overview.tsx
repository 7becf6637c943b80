import { useQueries } from '@tanstack/react-query'
import { hasFailedToLoad } from '@/api/query-client'
import { SummaryCards } from '@/features/vouchers/summary-cards'
import { everyMinute, usePolledQuery } from '@/hooks/use-polled-query'
import { NewestVouchers } from './newest-vouchers'
import { allVouchersQuery, statusCounts, statusQueries } from './status-counts'
import { StatusPanel } from './status-panel'

const queries = statusQueries.map((query) => Object.assign({}, query, everyMinute))

export function VoucherOverview() {
  const all = usePolledQuery(allVouchersQuery)
  const byStatus = useQueries({ queries })
  const hasFailed = hasFailedToLoad(all)
  const list = hasFailed ? undefined : all.data
  const lists = byStatus.flatMap(({ data }) => data ?? [])
  const hasLoaded = list !== undefined && lists.length === byStatus.length

  return (
    <div className="@container/overview flex flex-col gap-apart">
      <SummaryCards list={hasFailed ? null : list} />
      <div className="grid gap-apart @3xl/overview:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
        <StatusPanel
          counts={hasLoaded ? statusCounts(list, lists) : undefined}
          queries={[all, ...byStatus]}
        />
        <NewestVouchers query={all} />
      </div>
    </div>
  )
}
