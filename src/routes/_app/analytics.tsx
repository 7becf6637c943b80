import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { createFileRoute, stripSearchParams } from '@tanstack/react-router'
import { ChartColumn } from 'lucide-react'
import * as v from 'valibot'
import { hasFailedToLoad, prefetch } from '@/api/query-client'
import { loadFailure } from '@/components/list/no-rows'
import { UpdatedAgo } from '@/components/list/updated-ago'
import { EmptyState } from '@/components/ui/empty-state'
import { LoadError } from '@/components/ui/load-error'
import { analyticsPath, periods, type Period } from '@/domain/figures'
import { orderStatus } from '@/domain/order'
import { PeriodLinks } from '@/features/analytics/period-links'
import { ReportCharts } from '@/features/analytics/report-charts'
import { ReportFigures } from '@/features/analytics/report-figures'
import { reportQuery } from '@/features/analytics/report-query'

const DEFAULT_PERIOD = '30d'

const analyticsSearch = v.object({
  period: v.optional(v.fallback(v.picklist(periods), DEFAULT_PERIOD), DEFAULT_PERIOD),
})

export const Route = createFileRoute('/_app/analytics')({
  staticData: { module: 'Analytics' },
  validateSearch: analyticsSearch,
  search: { middlewares: [stripSearchParams({ period: DEFAULT_PERIOD })] },
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps: { period } }) =>
    void prefetch(context.queryClient, reportQuery(period)),
  component: AnalyticsPage,
})

/** Undefined if the order list has no such filter. */
function getOrdersLink(period: Period, status: string) {
  const known = orderStatus.names.find((name) => orderStatus.is({ status }, name))
  return known && { to: '/orders' as const, search: { period, status: known } }
}

function AnalyticsPage() {
  const { period } = Route.useSearch()
  const query = useQuery({ ...reportQuery(period), placeholderData: keepPreviousData })
  const hasFailed = hasFailedToLoad(query)
  const report = hasFailed ? undefined : query.data?.analytics
  const refetch = () => void query.refetch()
  return (
    <div className="@container flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 className="text-2xl leading-tight max-sm:text-xl">Analytics</h2>
        <div className="flex items-center gap-2 max-sm:w-full max-sm:*:first:flex-1">
          <PeriodLinks />
          <UpdatedAgo
            at={hasFailed ? null : query.dataUpdatedAt}
            isFetching={query.isFetching}
            onRefresh={refetch}
          />
        </div>
      </div>
      {hasFailed ? (
        <LoadError
          {...loadFailure({ noun: ['figure', 'figures'], path: analyticsPath }, query.error)}
          isRetrying={query.isFetching}
          onRetry={refetch}
        />
      ) : (
        <div
          aria-busy={query.isPending || query.isPlaceholderData}
          className="flex flex-col gap-4 transition-opacity aria-busy:has-[table]:opacity-60"
        >
          <ReportFigures period={period} report={report} />
          {report?.orders === 0 ? (
            <EmptyState icon={ChartColumn} title="Nothing was ordered in this period" />
          ) : (
            report && (
              <ReportCharts
                period={period}
                report={report}
                getStatusLink={(status) => getOrdersLink(period, status)}
              />
            )
          )}
        </div>
      )}
    </div>
  )
}
