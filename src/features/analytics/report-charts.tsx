import type { LinkProps } from '@tanstack/react-router'
import { RecordLink } from '@/components/records/record-link'
import { Panel } from '@/components/ui/panel'
import { paymentLabel } from '@/domain/transaction'
import { useNow } from '@/hooks/use-now'
import { EMPTY, formatCount, formatNaira, formatPercent, formatQuantity } from '@/lib/format'
import { lagosToday } from '@/lib/lagos'
import { BarChart } from './bar-chart'
import { ChartTable } from './chart-panel'
import { countedColumns, countedFields } from './counted'
import { DayChart } from './day-chart'
import { daysOf } from './days'
import type { ReportDays } from './report-query'
import type { Report } from './report-schema'
import { StatusChart } from './status-chart'

const compact = new Intl.NumberFormat('en-NG', { notation: 'compact' })
const formatOrders = (value: number) => formatQuantity(value, 'order', 'orders')

const getOrders = countedFields.orders.get

/** The three steps to an order, each as a share of the first one. */
function stagesOf({ viewers, carts, orders }: NonNullable<Report['funnel']>) {
  const shareOf = (people: number | null) =>
    people === null || !viewers ? EMPTY : formatPercent(people, viewers)
  return [
    { stage: 'Viewers', people: viewers, share: shareOf(viewers) },
    { stage: 'Carts', people: carts, share: shareOf(carts) },
    { stage: countedFields.orders.label, people: orders, share: shareOf(orders) },
  ]
}

interface ReportChartsProps {
  days: ReportDays
  report: Report
  /** Undefined if the order list cannot be filtered by this status. */
  getStatusLink: (status: string) => LinkProps | undefined
}

const TOP_RESTAURANTS = 'Top restaurants'
const TWO_COLUMNS = 'grid items-start gap-4 min-[88rem]:grid-cols-2'

export function ReportCharts(props: ReportChartsProps) {
  const { days, report, getStatusLink } = props
  const { byStatus, byPaymentMethod, topRestaurants, byState, funnel } = report
  const shownDays = daysOf(report)
  const today = lagosToday(useNow())
  return (
    <>
      {shownDays.length > 0 && (
        <div className={TWO_COLUMNS}>
          <DayChart
            title="Orders per day"
            linkLabel={countedFields.orders.label}
            header={countedFields.orders.label}
            field="orders"
            days={shownDays}
            today={today}
            format={formatOrders}
            formatTick={(value) => compact.format(value)}
            link={{ to: '/orders', search: days }}
          />
          <DayChart
            title="Sales per day"
            linkLabel="Delivered orders"
            header={countedFields.sales.label}
            field="sales"
            days={shownDays}
            today={today}
            format={formatNaira}
            formatTick={(value) => `₦${compact.format(value)}`}
            link={{ to: '/orders', search: { ...days, status: 'delivered' } }}
          />
        </div>
      )}
      <div className={TWO_COLUMNS}>
        <div className="flex min-w-0 flex-col gap-4">
          {byStatus && byStatus.length > 0 && (
            <StatusChart statuses={byStatus} getLink={getStatusLink} />
          )}
          {topRestaurants && topRestaurants.length > 0 && (
            <Panel title={TOP_RESTAURANTS}>
              <ChartTable
                label={TOP_RESTAURANTS}
                rows={topRestaurants}
                columns={[
                  {
                    header: 'Restaurant',
                    render: (row) => <RecordLink kind="restaurant" record={row} />,
                  },
                  ...countedColumns,
                ]}
              />
            </Panel>
          )}
        </div>
        <div className="flex min-w-0 flex-col gap-4">
          <BarChart
            title="Orders by payment method"
            header="Payment method"
            rows={byPaymentMethod}
            columns={countedColumns}
            getName={({ method }) => paymentLabel(method) ?? method}
            getValue={getOrders}
          />
          <BarChart
            title="Orders by state"
            header="State"
            rows={byState}
            columns={countedColumns}
            getName={({ state }) => state}
            getValue={getOrders}
          />
          <BarChart
            title="From view to order"
            header="Step"
            rows={funnel && stagesOf(funnel)}
            columns={[
              { header: 'People', isNumber: true, render: ({ people }) => formatCount(people) },
              { header: 'Of viewers', isNumber: true, render: ({ share }) => share },
            ]}
            getName={({ stage }) => stage}
            getValue={({ people }) => people}
            barClass="bg-area-blue"
          />
        </div>
      </div>
    </>
  )
}
