import { FigureCells } from '@/components/charts/figure-cells'
import { DAY_NOTE, figureLabels, SALES_NOTE } from '@/domain/figure-labels'
import { useNow } from '@/hooks/use-now'
import { EMPTY, formatCount, formatNaira, formatPercent } from '@/lib/format'
import { lagosToday } from '@/lib/lagos'
import { isOnlyToday, reportedDays } from './days'
import type { ReportDays } from './report-query'
import type { Report } from './report-schema'

type Counts = Pick<
  Report,
  'orders' | 'delivered' | 'canceled' | 'sales' | 'averageOrder' | 'newUsers'
>

const share = (part: number | null, whole: number | null) =>
  part === null || !whole ? null : formatPercent(part, whole)

/** Sales per delivered order. Computed if the API does not send it. */
function averageOf({ averageOrder, sales, delivered }: Counts) {
  if (averageOrder !== null) return averageOrder
  return sales === null || !delivered ? null : sales / delivered
}

const naira = (amount: number | null) => (amount === null ? null : formatNaira(amount))
const count = (value: number | null) => (value === null ? null : formatCount(value))

interface ReportFigure {
  label: string
  /** Null if unknown. */
  format: (counts: Counts) => string | null
  /** The status of the counted orders. */
  status?: 'all' | 'delivered' | 'canceled'
  isWide?: true
}

const figures: readonly ReportFigure[] = [
  { label: figureLabels.orders, format: ({ orders }) => count(orders), status: 'all' },
  { label: figureLabels.sales, format: ({ sales }) => naira(sales), isWide: true },
  { label: figureLabels.averageOrder, format: (counts) => naira(averageOf(counts)), isWide: true },
  {
    label: figureLabels.delivered,
    format: ({ delivered, orders }) => share(delivered, orders),
    status: 'delivered',
  },
  {
    label: figureLabels.canceled,
    format: ({ canceled, orders }) => share(canceled, orders),
    status: 'canceled',
  },
  { label: figureLabels.newUsers, format: ({ newUsers }) => count(newUsers) },
]

/** Amounts that only some APIs send. */
const amounts: readonly (readonly [label: string, amount: (report: Report) => number | null])[] = [
  ['Delivery fees', ({ deliveryFees }) => deliveryFees],
  ['discounts', ({ discounts }) => discounts],
  ['refunds', ({ refunds }) => refunds],
]

interface ReportFiguresProps {
  days: ReportDays
  report: Report | undefined
}

export function ReportFigures({ days, report }: ReportFiguresProps) {
  const today = lagosToday(useNow())
  const isToday = isOnlyToday(days, today)
  // Today is not over: it is only compared with the same hours of yesterday.
  const previous = (isToday ? report?.previousSoFar : report?.previous) ?? null
  const hasToday = report !== undefined && reportedDays(report, days, today).to >= today
  const known = report
    ? amounts.flatMap(([label, amount]) => {
        const text = naira(amount(report))
        return text === null ? [] : `${label} ${text}`
      })
    : []
  return (
    <FigureCells
      cells={figures.map(({ label, format, status, isWide = false }) => {
        const before = previous && format(previous)
        return {
          label,
          link: status && { to: '/orders', search: { ...days, status } },
          value: report && (format(report) ?? EMPTY),
          isWide,
          before: before === null ? null : `${isToday ? 'yesterday' : 'before'}: ${before}`,
        }
      })}
      note={
        <>
          {`${SALES_NOTE} New users are first sign-ups. ${DAY_NOTE}`}
          {isToday
            ? previous && ' “Yesterday” is yesterday until the same time.'
            : ` “Before” is the same number of days before.${hasToday ? ' Today is counted so far.' : ''}`}
          {known.length > 0 && ` ${known.join(', ')}.`}
        </>
      }
    />
  )
}
