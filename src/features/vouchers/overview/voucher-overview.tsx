import { useQueries } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { hasFailedToLoad } from '@/api/query-options'
import { Figure } from '@/components/fields/cell-text'
import { COVER_LINK, MoreLink } from '@/components/ui/links'
import { QueryError } from '@/components/ui/load-error'
import { Panel } from '@/components/ui/panel'
import { Skeleton } from '@/components/ui/skeleton'
import { type VoucherPage, voucherFilterDefaults } from '@/features/vouchers/resource'
import { summaryFigures } from '@/features/vouchers/summary-cards'
import { everyMinute, usePolledQuery } from '@/hooks/use-polled-query'
import { EMPTY } from '@/lib/format'
import { allVouchersQuery, statusCounts, statusQueries } from './status-counts'
import { CELL, LEGEND_ROW, StatusBar, StatusLegend } from './status-legend'

const queries = statusQueries.map((query) => Object.assign({}, query, everyMinute))

const TITLE = 'Vouchers'

/** The figures of all vouchers, and the number of each status. */
export function VoucherOverview() {
  const all = usePolledQuery(allVouchersQuery)
  const byStatus = useQueries({ queries })
  const lists = byStatus.flatMap(({ data }) => data ?? [])
  const list = hasFailedToLoad(all) ? null : all.data
  const hasFailed = [all, ...byStatus].some(hasFailedToLoad)
  const counts = list && lists.length === byStatus.length ? statusCounts(list, lists) : undefined
  const shown = hasFailed ? null : counts
  return (
    <Panel
      title={TITLE}
      isLoading={!counts && !hasFailed}
      note={
        <span className="flex items-center gap-apart">
          <QueryError queries={[all, ...byStatus]} label={TITLE} />
          <span className="max-sm:not-only:hidden">
            <MoreLink link={{ to: '/vouchers' }}>All vouchers</MoreLink>
          </span>
        </span>
      }
    >
      <div className="flex flex-col gap-1 px-2 py-2">
        <StatusBar counts={shown} />
        <div className="grid @3xl:grid-cols-2">
          <SummaryFigures list={list} />
          <StatusLegend counts={shown} />
        </div>
      </div>
    </Panel>
  )
}

/** `list` is undefined while loading, and null if it could not be loaded. */
function SummaryFigures({ list }: { list: VoucherPage | null | undefined }) {
  return (
    <dl className={LEGEND_ROW}>
      {summaryFigures.map(({ label, value, type }) => (
        <div key={label} data-slot="card" className={CELL}>
          <dt className="text-sm text-muted-foreground">
            <Link to="/vouchers" search={{ ...voucherFilterDefaults, type }} className={COVER_LINK}>
              {label}
            </Link>
          </dt>
          <dd className="@container leading-8">
            {list === undefined ? (
              <Skeleton className="h-5 w-20" />
            ) : (
              <Figure text={list ? value(list) : EMPTY} max={1.1875} />
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}
