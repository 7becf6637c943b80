import { useQueries } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { hasFailedToLoad } from '@/api/query-options'
import { QueryError } from '@/components/ui/load-error'
import { Skeleton } from '@/components/ui/skeleton'
import { formatNaira } from '@/domain/amount'
import { voucherStatus } from '@/domain/voucher'
import { areaOf, statusQueriesOf } from '@/features/vouchers/overview/status-counts'
import { type VoucherListSearch, voucherFilterDefaults } from '@/features/vouchers/resource'
import { formatCount, formatPercent } from '@/lib/format'
import { campaignFigures } from './campaign-figures'

interface ResultFiguresProps {
  filters: VoucherListSearch
  /** The rows of the list have loaded. Nothing is requested before. */
  isReady: boolean
}

/** Leaves out figures that the responses do not contain. */
export default function ResultFigures({ filters, isReady }: ResultFiguresProps) {
  const { search, type } = filters
  const queries = useQueries({
    queries: statusQueriesOf({ search, type }).map((query) =>
      Object.assign({}, query, {
        // Stays enabled with its data while another page of the list loads, so that nothing is
        // refetched.
        enabled: ({ state: { data } }: { state: { data: unknown } }) =>
          isReady || data !== undefined,
      }),
    ),
  })
  const { counts, given, claims } = campaignFigures(queries.map(({ data }) => data))
  const isLoading = queries.some((query) => query.data === undefined && !hasFailedToLoad(query))
  return (
    <>
      <ul className="-mx-2 grid w-[calc(100%+1rem)] grid-cols-2 empty:hidden @min-[330px]:grid-cols-4 @table:flex @table:w-auto @table:flex-wrap @table:justify-end">
        {voucherStatus.names.map((status, index) => {
          const count = counts[index] ?? null
          const isActive = status === filters.status
          if (count === null && !isLoading) return null
          return (
            <li key={status} className="flex min-w-0">
              <Link
                to="/vouchers"
                // The link of the active status removes its filter.
                search={{
                  ...voucherFilterDefaults,
                  search,
                  type,
                  status: isActive ? 'all' : status,
                }}
                aria-current={isActive || undefined}
                activeOptions={{ exact: true }}
                resetScroll={false}
                className="flex min-h-8 flex-1 flex-wrap content-center items-center gap-x-1 rounded-md px-2 wrap-anywhere hover:bg-muted aria-current:bg-muted @table:flex-nowrap pointer-coarse:min-h-control"
              >
                <span
                  aria-hidden="true"
                  className={clsx('size-3 shrink-0 rounded-full', areaOf(status))}
                />
                <span className="order-last w-full @table:order-none @table:w-auto">
                  {voucherStatus.describe(status).label}
                </span>{' '}
                {count === null ? (
                  <Skeleton className="h-4 w-8" />
                ) : (
                  <span translate="no">{formatCount(count)}</span>
                )}
              </Link>
            </li>
          )
        })}
      </ul>
      <dl className="mr-auto flex flex-wrap gap-x-apart empty:hidden @table:mr-0">
        {isLoading ? (
          // Replaces known facts too: beside a skeleton, they would need another line.
          <Skeleton className="h-4 w-52" />
        ) : (
          <>
            {given !== null && <Fact label="Given">{formatNaira(given)}</Fact>}
            {claims && (
              <Fact label="Used of claimed">{formatPercent(claims.used, claims.all)}</Fact>
            )}
          </>
        )}
      </dl>
      <QueryError queries={queries} label="Results" />
    </>
  )
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex gap-x-1">
      <dt className="text-muted-foreground">{label}</dt>
      <dd translate="no">{children}</dd>
    </div>
  )
}
