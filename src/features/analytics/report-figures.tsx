import { FigureCells } from '@/components/charts/figure-cells'
import { formatNaira } from '@/domain/amount'
import { DAY_NOTE, figureLabels, SALES_NOTE, MIN_ORDERS_FOR_PERCENT } from '@/domain/figures'
import { formatDayRange } from '@/domain/format-dates'
import { useToday } from '@/hooks/use-now'
import { EMPTY, formatCount, formatPercent, formatQuantity } from '@/lib/format'
import { isolate } from '@/lib/isolate'
import { isOnlyToday, reportedDays, statedDaysBefore } from './days'
import type { ReportDays } from './report-query'
import type { Report } from './report-schema'

type Counts = Pick<
  Report,
  'orders' | 'delivered' | 'canceled' | 'sales' | 'averageOrder' | 'newUsers'
>

const share = (part: number | null, whole: number | null) =>
  part === null || !whole ? null : part / whole

/** Sales per delivered order. Computed if the backend does not send it. */
function averageOf({ averageOrder, sales, delivered }: Counts) {
  if (averageOrder !== null) return averageOrder
  return sales === null || !delivered ? null : sales / delivered
}

interface ReportFigure {
  label: string
  kind: 'count' | 'naira' | 'share'
  /** Null if the figure is unknown. */
  get: (counts: Counts) => number | null
  /** The status of the counted orders. */
  status?: 'all' | 'delivered' | 'canceled'
  better?: 'less'
}

const figures: readonly ReportFigure[] = [
  { label: figureLabels.orders, kind: 'count', get: ({ orders }) => orders, status: 'all' },
  { label: figureLabels.sales, kind: 'naira', get: ({ sales }) => sales },
  { label: figureLabels.averageOrder, kind: 'naira', get: averageOf },
  {
    label: figureLabels.delivered,
    kind: 'share',
    get: ({ delivered, orders }) => share(delivered, orders),
    status: 'delivered',
  },
  {
    label: figureLabels.canceled,
    kind: 'share',
    get: ({ canceled, orders }) => share(canceled, orders),
    status: 'canceled',
    better: 'less',
  },
  { label: figureLabels.newUsers, kind: 'count', get: ({ newUsers }) => newUsers },
]

function format(value: number | null, kind: ReportFigure['kind']) {
  if (value === null) return null
  if (kind === 'share') return formatPercent(value, 1)
  return kind === 'naira' ? formatNaira(value) : formatCount(value)
}

/**
 * For shares in percentage points, otherwise in percent of `before`. Null if `before` is too small.
 */
function changeSince(counts: Counts, before: Counts, { get, kind, better }: ReportFigure) {
  const [now, then] = [get(counts), get(before)]
  const base = kind === 'count' ? then : before.orders
  if (now === null || !then || (base ?? 0) < MIN_ORDERS_FOR_PERCENT) return null
  const amount = kind === 'share' ? Math.round(100 * (now - then)) : now - then
  const size = Math.abs(amount)
  const text = kind === 'share' ? formatQuantity(size, 'pt', 'pts') : formatPercent(size, then)
  const sign = amount === 0 ? '' : amount > 0 ? '+' : '-'
  return { amount, text: `${sign}${text}`, ...(better && { better }) }
}

/** Amounts that only some backends send. */
const amounts: readonly (readonly [label: string, amount: (report: Report) => number | null])[] = [
  ['Delivery fees', ({ deliveryFees }) => deliveryFees],
  ['Discounts', ({ discounts }) => discounts],
  ['Refunds', ({ refunds }) => refunds],
]

interface ReportFiguresProps {
  days: ReportDays
  report: Report | undefined
}

/** Today is not over, so it is compared only with the same hours of yesterday. */
const previousOf = (report: Report | undefined, isToday: boolean) =>
  (isToday ? report?.previousSoFar : report?.previous) ?? null

/** What the figures mean. */
export function ReportNote({ days, report }: { days: ReportDays; report: Report }) {
  const today = useToday()
  const isToday = isOnlyToday(days, today)
  const hasToday = reportedDays(report, days, today).to >= today
  const notes = [
    `${SALES_NOTE} New users are first sign-ups. ${DAY_NOTE}`,
    isToday && report.previousSoFar && '“Yesterday” is yesterday until the same time.',
    !isToday && !statedDaysBefore(report) && '“Before” is the same number of days before.',
    !isToday && hasToday && 'Today is counted so far.',
  ]
  return <p className="text-sm text-muted-foreground">{notes.filter(Boolean).join(' ')}</p>
}

export function ReportFigures({ days, report }: ReportFiguresProps) {
  const today = useToday()
  const isToday = isOnlyToday(days, today)
  const previous = previousOf(report, isToday)
  const daysBefore = isToday || !report?.previous ? null : statedDaysBefore(report)
  return (
    <FigureCells
      cells={figures.map((figure) => {
        const { label, kind, get, status } = figure
        const before = previous && format(get(previous), kind)
        return {
          label,
          isWide: kind === 'naira',
          link: status && { to: '/orders', search: { ...days, status } },
          value: report && (format(get(report), kind) ?? EMPTY),
          before:
            before === null ? null : `${isToday ? 'yesterday' : 'before'}: ${isolate(before)}`,
          change: report && previous && changeSince(report, previous, figure),
        }
      })}
      lines={[
        ...(daysBefore
          ? [['Compared with', formatDayRange(daysBefore.from, daysBefore.to)] as const]
          : []),
        ...amounts.flatMap(([label, amount]) => {
          const value = report ? amount(report) : null
          return value === null ? [] : [[label, formatNaira(value)] as const]
        }),
      ]}
    />
  )
}
