import { Link } from '@tanstack/react-router'
import { ArrowRight } from 'lucide-react'
import { areaClass } from '@/components/charts/area'
import { StackedBar, Swatch } from '@/components/charts/stacked-bar'
import { Skeleton } from '@/components/ui/skeleton'
import { voucherStatus } from '@/domain/voucher'
import { EMPTY, formatCount, formatPercent } from '@/lib/format'
import { areaOf, type StatusCounts } from './status-counts'

const OTHER = { id: 'other', name: 'Other', className: areaClass('gray', 'stripes') }

/** The names and links are visible before the counts have loaded. */
export function StatusLegend({ counts }: { counts: StatusCounts | undefined }) {
  const whole = counts?.whole ?? null
  return (
    <>
      <div className="flex h-14 items-center px-4">
        <Bar counts={counts} />
      </div>
      <ul className="grid flex-1 grid-cols-1 @xl/overview:@max-3xl/overview:grid-cols-2">
        {voucherStatus.names.map((status, index) => {
          const count = counts?.counts[index]?.count ?? null
          return (
            <li
              key={status}
              className="flex min-w-0 border-t @xl/overview:@max-3xl/overview:odd:border-r"
            >
              <Link
                to="/vouchers"
                search={{ status }}
                className="group flex min-h-13 min-w-0 flex-1 items-center gap-near px-4 transition-colors hover:bg-muted/50 focus-visible:-outline-offset-2"
              >
                <Swatch className={areaOf(status)} />
                <span className="mr-auto text-lg">{voucherStatus.describe(status).label}</span>{' '}
                {counts ? (
                  <CountWithShare count={count} whole={whole} />
                ) : (
                  <Skeleton className="h-4 w-24" />
                )}
                <ArrowRight className="size-4 shrink-0 text-muted-foreground transition-transform group-hover:translate-x-0.5" />
              </Link>
            </li>
          )
        })}
      </ul>
      <div className="flex min-h-12 flex-wrap items-center gap-x-near border-t px-4 py-1 text-muted-foreground">
        {counts ? (
          <p className="mr-auto">{formatCount(counts.total)} in total</p>
        ) : (
          <Skeleton className="mr-auto h-4 w-24" />
        )}
        {counts !== undefined && counts.other > 0 && (
          <p className="flex min-w-0 items-center gap-near">
            <Swatch className={OTHER.className} />
            {OTHER.name} <CountWithShare count={counts.other} whole={whole} />
          </p>
        )}
      </div>
    </>
  )
}

function Bar({ counts }: { counts: StatusCounts | undefined }) {
  if (!counts) return <Skeleton isRound className="h-4 w-full" />
  if (counts.whole === null) {
    return (
      <p className="text-sm text-muted-foreground">
        Some counts are unavailable, so the chart can’t be shown.
      </p>
    )
  }
  const parts = counts.counts.map(({ status, count }) => ({
    id: status,
    name: voucherStatus.describe(status).label,
    count: count ?? 0,
    className: areaOf(status),
  }))
  return <StackedBar parts={[...parts, { ...OTHER, count: counts.other }]} />
}

function CountWithShare({ count, whole }: { count: number | null; whole: number | null }) {
  return (
    <>
      <span title={formatCount(count)} className="truncate text-lg">
        {formatCount(count)}
      </span>{' '}
      <span className="min-w-12 shrink-0 text-right text-muted-foreground">
        {count === null || whole === null ? EMPTY : formatPercent(count, whole)}
      </span>
    </>
  )
}
