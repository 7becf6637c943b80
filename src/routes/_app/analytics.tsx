import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { createFileRoute, Link, Navigate, stripSearchParams } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { ArrowLeft, ChartColumn } from 'lucide-react'
import { useCapabilities } from '@/api/announced'
import { hasDates, NO_CAPABILITIES } from '@/api/capabilities'
import { isDated } from '@/api/dates'
import { listParams } from '@/api/list'
import { hasFailedToLoad, prefetch } from '@/api/query-options'
import { listLoader } from '@/api/route-options'
import { DateSelect } from '@/components/list/filters/date-select'
import { ListPage } from '@/components/list/list-page'
import { loadFailure } from '@/components/list/no-rows'
import { UpdatedAgo } from '@/components/list/updates/updated-ago'
import { useList } from '@/components/list/use-list'
import { buttonVariants } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { LoadError } from '@/components/ui/load-error'
import { PageHeading } from '@/components/ui/page-heading'
import { PrintNote } from '@/components/ui/printout'
import { analyticsPath } from '@/domain/figures'
import { formatDayRange } from '@/domain/format-dates'
import { orderStatus } from '@/domain/order'
import { reportedDays } from '@/features/analytics/days'
import { PeriodLinks } from '@/features/analytics/period-links'
import { ChartsSkeleton, ReportCharts } from '@/features/analytics/report-charts'
import { ReportFigures, ReportNote } from '@/features/analytics/report-figures'
import {
  reportQuery,
  reportSource,
  unannouncedDates,
  type ReportDays,
  type ReportSearch,
} from '@/features/analytics/report-query'
import { reportFilters } from '@/features/analytics/report-schema'
import { analyticsSearch, datedSearch, restaurantFigures } from '@/features/analytics/resource'
import { restaurantFigureList, RestaurantFigureNote } from '@/features/analytics/restaurant-list'
import { useToday } from '@/hooks/use-now'

const [[DEFAULT_PERIOD]] = reportFilters.period.options

export const Route = createFileRoute('/_app/analytics')({
  staticData: { module: 'Analytics' },
  validateSearch: analyticsSearch,
  search: { middlewares: [stripSearchParams({ period: DEFAULT_PERIOD })] },
  // Without the open dialog.
  loaderDeps: ({ search: { view, period, ...search } }) => ({
    view,
    period,
    ...listParams(restaurantFigures.filters, search),
  }),
  loader({ context, deps }) {
    if (deps.view === 'restaurants') {
      listLoader(restaurantFigures)({ context, deps: datedSearch(deps) })
    } else prefetch(context.queryClient, reportQuery(reportSearch(deps)))
  },
  component: AnalyticsPage,
})

/** Without the params of the list. */
const reportSearch = ({ period, dates, from, to }: ReportSearch): ReportSearch => ({
  period,
  dates,
  from,
  to,
})

/** Undefined if the order list has no such filter. */
function getOrdersLink(days: ReportDays, status: string) {
  const known = orderStatus.names.find((name) => orderStatus.is({ status }, name))
  return known && { to: '/orders' as const, search: { ...days, status: known } }
}

function AnalyticsPage() {
  const { view } = Route.useSearch()
  return view === 'restaurants' ? <RestaurantsView /> : <ReportView />
}

function RestaurantsView() {
  const search = Route.useSearch()
  const list = useList(restaurantFigureList, datedSearch(search))
  return (
    <ListPage
      list={list}
      summary={<RestaurantFigureNote />}
      action={
        <Link
          to="/analytics"
          search={reportSearch(search)}
          className={buttonVariants({ variant: 'outline' })}
        >
          <ArrowLeft />
          <span className="max-sm:sr-only">Back to the report</span>
        </Link>
      }
    />
  )
}

function ReportView() {
  const search = reportSearch(Route.useSearch())
  const navigate = Route.useNavigate()
  const latest = useCapabilities(reportSource)
  const capabilities = latest ?? NO_CAPABILITIES
  // A preset has other days on a new day.
  const today = useToday()
  const query = useQuery({ ...reportQuery(search), placeholderData: keepPreviousData })
  // The first response decides between dates and periods: neither may replace the other.
  const isUnknown = latest === undefined && query.isPending
  const hasFailed = hasFailedToLoad(query)
  const report = hasFailed ? undefined : query.data
  const redirect = unannouncedDates(search, capabilities)
  const { period, ...range } = { ...search, ...redirect }
  const days = isDated(range) ? range : { period }
  const refetch = () => void query.refetch()
  const reported = report && reportedDays(report, days, today)
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
          {reported && <PrintNote>{formatDayRange(reported.from, reported.to)}</PrintNote>}
          <ReportFigures days={days} report={report} />
          {report?.orders === 0 ? (
            <EmptyState icon={ChartColumn} title="Nothing was ordered in this period" />
          ) : report ? (
            <ReportCharts
              days={days}
              report={report}
              getStatusLink={(status) => getOrdersLink(days, status)}
              restaurantsLink={
                report.hasRestaurants
                  ? { to: '/analytics', search: { ...days, view: 'restaurants' } }
                  : undefined
              }
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
