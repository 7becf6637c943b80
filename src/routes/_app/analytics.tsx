import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { createFileRoute, Navigate, stripSearchParams } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { ChartColumn } from 'lucide-react'
import * as v from 'valibot'
import { useCapabilities } from '@/api/announced'
import { hasDates, NO_CAPABILITIES } from '@/api/capabilities'
import { dateEntries, isDated } from '@/api/dates'
import { hasFailedToLoad, prefetch } from '@/api/query-options'
import { DateSelect } from '@/components/list/filters/date-select'
import { loadFailure } from '@/components/list/no-rows'
import { UpdatedAgo } from '@/components/list/updates/updated-ago'
import { EmptyState } from '@/components/ui/empty-state'
import { LoadError } from '@/components/ui/load-error'
import { PageHeading } from '@/components/ui/page-heading'
import { analyticsPath } from '@/domain/figures'
import { orderStatus } from '@/domain/order'
import { PeriodLinks } from '@/features/analytics/period-links'
import { ChartsSkeleton, ReportCharts } from '@/features/analytics/report-charts'
import { ReportFigures, ReportNote } from '@/features/analytics/report-figures'
import {
  reportQuery,
  reportSource,
  unannouncedDates,
  type ReportDays,
} from '@/features/analytics/report-query'
import { reportFilters } from '@/features/analytics/report-schema'
import { useToday } from '@/hooks/use-now'

const { period: periodFilter } = reportFilters
const [[DEFAULT_PERIOD]] = periodFilter.options

const analyticsSearch = v.object({ period: periodFilter, ...dateEntries })

export const Route = createFileRoute('/_app/analytics')({
  staticData: { module: 'Analytics' },
  validateSearch: analyticsSearch,
  search: { middlewares: [stripSearchParams({ period: DEFAULT_PERIOD })] },
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => void prefetch(context.queryClient, reportQuery(deps)),
  component: AnalyticsPage,
})

/** Undefined if the order list has no such filter. */
function getOrdersLink(days: ReportDays, status: string) {
  const known = orderStatus.names.find((name) => orderStatus.is({ status }, name))
  return known && { to: '/orders' as const, search: { ...days, status: known } }
}

function AnalyticsPage() {
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  const latest = useCapabilities(reportSource)
  const capabilities = latest ?? NO_CAPABILITIES
  // A preset has other days on a new day.
  useToday()
  const query = useQuery({ ...reportQuery(search), placeholderData: keepPreviousData })
  // The first response decides between dates and periods: neither may replace the other.
  const isUnknown = latest === undefined && query.isPending
  const hasFailed = hasFailedToLoad(query)
  const report = hasFailed ? undefined : query.data
  const redirect = unannouncedDates(search, capabilities)
  const { period, ...range } = { ...search, ...redirect }
  const days = isDated(range) ? range : { period }
  const refetch = () => void query.refetch()
  return (
    <div className="@container flex flex-col gap-apart">
      {redirect && query.isSuccess && (
        <Navigate to="." search={{ period, ...range }} replace ignoreBlocker />
      )}
      <PageHeading title="Analytics">
        {hasDates(capabilities) && (
          <DateSelect
            search={range}
            period={period}
            isReport
            onChange={(dates) => void navigate({ search: dates })}
          />
        )}
        <UpdatedAgo
          at={hasFailed ? null : query.dataUpdatedAt}
          isFetching={query.isFetching}
          className="max-xl:sr-only xl:min-w-29"
          onRefresh={refetch}
        />
      </PageHeading>
      {!hasDates(capabilities) && !isUnknown && <PeriodLinks />}
      {hasFailed ? (
        <LoadError
          {...loadFailure({ noun: ['figure', 'figures'], path: analyticsPath }, query.error)}
          isRetrying={query.isFetching}
          onRetry={refetch}
        />
      ) : (
        <div
          aria-busy={query.isPending || query.isPlaceholderData}
          className={clsx(
            'flex flex-col gap-apart transition-opacity',
            report && 'aria-busy:opacity-60',
          )}
        >
          <h2 className="sr-only">Figures</h2>
          <ReportFigures days={days} report={report} />
          {report?.orders === 0 ? (
            <EmptyState icon={ChartColumn} title="Nothing was ordered in this period" />
          ) : report ? (
            <ReportCharts
              days={days}
              report={report}
              getStatusLink={(status) => getOrdersLink(days, status)}
            />
          ) : (
            <ChartsSkeleton />
          )}
          {report && <ReportNote days={days} report={report} />}
        </div>
      )}
    </div>
  )
}
