import type { LinkProps } from '@tanstack/react-router'
import { useNow } from '@/hooks/use-now'
import { formatNaira, formatQuantity } from '@/lib/format'
import { lagosToday } from '@/lib/lagos'
import type { Compared } from './compared'
import { countedFields } from './counted'
import { DayChart } from './day-chart'
import { daysOf, isOnlyToday, reportedDays } from './days'
import { FunnelChart } from './funnel-chart'
import { PaymentChart } from './payment-chart'
import { Ranking } from './ranking'
import type { ReportDays } from './report-query'
import type { Report } from './report-schema'
import { StatusChart } from './status-chart'

const compact = new Intl.NumberFormat('en-NG', { notation: 'compact' })
const formatOrders = (value: number) => formatQuantity(value, 'order', 'orders')

interface ReportChartsProps {
  days: ReportDays
  report: Report
  /** Undefined if the order list cannot be filtered by this status. */
  getStatusLink: (status: string) => LinkProps | undefined
}

const TWO_COLUMNS = 'grid items-start gap-apart min-[88rem]:grid-cols-2'
const COLUMN = 'flex min-w-0 flex-col gap-apart'

export function ReportCharts({ days, report, getStatusLink }: ReportChartsProps) {
  const { byDay, byStatus, byPaymentMethod, topRestaurants, byState, funnel } = report
  const today = lagosToday(useNow())
  const reported = reportedDays(report, days, today)
  const shownDays = daysOf(reported, byDay)
  // A day that is not over cannot be compared with a whole one.
  const comparable = <T extends Compared>(row: T) =>
    isOnlyToday(days, today) ? { ...row, previous: null } : row
  return (
    <>
      {shownDays.length > 0 && (
        <div className={TWO_COLUMNS}>
          <DayChart
            title="Orders per day"
            linkLabel={countedFields.orders.label}
            field="orders"
            days={shownDays}
            format={formatOrders}
            formatTick={(value) => compact.format(value)}
            link={{ to: '/orders', search: days }}
            {...{ reported, today }}
          />
          <DayChart
            title="Sales per day"
            linkLabel="Delivered orders"
            field="sales"
            days={shownDays}
            format={formatNaira}
            formatTick={(value) => `₦${compact.format(value)}`}
            link={{ to: '/orders', search: { ...days, status: 'delivered' } }}
            {...{ reported, today }}
          />
        </div>
      )}
      <div className={TWO_COLUMNS}>
        <div className={COLUMN}>
          {byStatus && byStatus.length > 0 && (
            <StatusChart reported={reported} statuses={byStatus} getLink={getStatusLink} />
          )}
          <Ranking
            getTitle={() => 'Top restaurants'}
            header="Restaurant"
            noun={['restaurant', 'restaurants']}
            reported={reported}
            rows={(topRestaurants ?? []).map(comparable)}
          />
        </div>
        <div className={COLUMN}>
          {byPaymentMethod && byPaymentMethod.length > 0 && (
            <PaymentChart reported={reported} rows={byPaymentMethod} />
          )}
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
          {funnel && <FunnelChart reported={reported} funnel={funnel} />}
        </div>
      </div>
    </>
  )
}
