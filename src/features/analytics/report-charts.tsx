import type { LinkProps } from '@tanstack/react-router'
import { MoreLink } from '@/components/ui/links'
import { Skeleton } from '@/components/ui/skeleton'
import { lagosToday } from '@/domain/lagos'
import { useNow } from '@/hooks/use-now'
import { type Compared, countedFields } from './compared'
import { isOnlyToday, reportedDays, statedDaysBefore } from './days'
import { restaurantFigureFields } from './fields'
import { FunnelChart } from './funnel-chart'
import { PaymentChart } from './payment-chart'
import { Ranking } from './ranking'
import type { ReportDays } from './report-query'
import type { Report } from './report-schema'
import { StatusChart } from './status-chart'
import { TimeChart } from './time-chart'
import { dayTimeline, hourTimeline } from './timelines'

interface ReportChartsProps {
  days: ReportDays
  report: Report
  /** Undefined if the order list cannot be filtered by this status. */
  getStatusLink: (status: string) => LinkProps | undefined
  /** To the figures of all restaurants. Undefined if the backend does not have them. */
  restaurantsLink?: LinkProps | undefined
}

const TWO_COLUMNS = 'grid gap-apart @3xl:grid-cols-2'

export function ChartsSkeleton() {
  return (
    <div className={TWO_COLUMNS}>
      <Skeleton className="h-96 rounded-lg" />
      <Skeleton className="h-96 rounded-lg" />
    </div>
  )
}

export function ReportCharts(props: ReportChartsProps) {
  const { days, report, getStatusLink, restaurantsLink } = props
  const { byDay, byHour, byStatus, byPaymentMethod, topRestaurants, byState, funnel } = report
  const now = useNow()
  const today = lagosToday(now)
  const reported = reportedDays(report, days, today)
  const isOneDay = reported.from === reported.to
  const timeline =
    isOneDay && byHour
      ? hourTimeline(byHour, reported.from, now)
      : dayTimeline(reported, byDay, today, statedDaysBefore(report) ?? undefined)
  // A day that is not over cannot be compared with a whole day.
  const comparable = <T extends Compared>(row: T) =>
    isOnlyToday(days, today) ? { ...row, previous: null } : row
  return (
    <>
      {/* One column says no more than the figures. */}
      {timeline.slots.length > 1 && (
        <div className={TWO_COLUMNS}>
          <TimeChart
            measure="orders"
            linkLabel={countedFields.orders.label}
            link={{ to: '/orders', search: days }}
            {...{ timeline, reported }}
          />
          <TimeChart
            measure="sales"
            linkLabel="Delivered orders"
            link={{ to: '/orders', search: { ...days, status: 'delivered' } }}
            {...{ timeline, reported }}
          />
        </div>
      )}
      <div className={TWO_COLUMNS}>
        {byStatus && byStatus.length > 0 && (
          <StatusChart reported={reported} statuses={byStatus} getLink={getStatusLink} />
        )}
        <Ranking
          getTitle={() => 'Top restaurants'}
          header={restaurantFigureFields.name.label}
          noun={['restaurant', 'restaurants']}
          reported={reported}
          rows={(topRestaurants ?? []).map(comparable)}
          more={restaurantsLink && <MoreLink link={restaurantsLink}>All restaurants</MoreLink>}
        />
      </div>
      <div className={TWO_COLUMNS}>
        <Ranking
          getTitle={(measure) => `${countedFields[measure].label} by state`}
          header="State"
          noun={['state', 'states']}
          reported={reported}
          rows={(byState ?? []).map(({ state, ...row }) =>
            comparable({ id: null, name: state, ...row }),
          )}
          hasBars
        />
        {byPaymentMethod && byPaymentMethod.length > 0 && (
          <PaymentChart reported={reported} rows={byPaymentMethod} />
        )}
      </div>
      {funnel && <FunnelChart reported={reported} funnel={funnel} />}
    </>
  )
}
