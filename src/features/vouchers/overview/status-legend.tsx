import { Link } from '@tanstack/react-router'
import { areaClass } from '@/components/charts/area'
import { StackedBar, Swatch } from '@/components/charts/stacked-bar'
import { COVER_LINK } from '@/components/ui/links'
import { Skeleton } from '@/components/ui/skeleton'
import { voucherStatus } from '@/domain/voucher'
import { formatCount, formatPercent } from '@/lib/format'
import { areaOf, type StatusCounts } from './status-counts'

const OTHER = { id: 'other', name: 'Other', className: areaClass('gray', 'stripes') }

interface StatusLegendProps {
  /** Undefined while loading. Null if the counts could not be loaded. */
  counts: StatusCounts | null | undefined
}

export const LEGEND_ROW = 'grid grid-cols-2 @md:flex @md:flex-wrap @md:content-start'
export const CELL =
  'relative min-w-0 flex-1 rounded-md px-2 py-1 pointer-coarse:min-h-row transition-colors has-[a]:hover:bg-muted @md:min-w-24'

/** The number of vouchers of each status, with links to the filtered list. */
export function StatusLegend({ counts }: StatusLegendProps) {
  const whole = counts?.whole ?? null
  return (
    <ul className={`${LEGEND_ROW} @3xl:border-l @3xl:pl-2`}>
      {voucherStatus.names.map((status, index) => (
        <li key={status} data-slot="card" className={CELL}>
          <span className={LABEL}>
            <Swatch className={areaOf(status)} />
            <Link to="/vouchers" search={{ status }} className={COVER_LINK}>
              {voucherStatus.describe(status).label}
            </Link>
          </span>{' '}
          {counts === undefined ? (
            <Skeleton className="my-1.5 h-5 w-16" />
          ) : (
            <CountWithShare count={counts?.counts[index]?.count ?? null} whole={whole} />
          )}
        </li>
      ))}
      {counts && counts.other > 0 && (
        <li className={CELL}>
          <span className={LABEL}>
            <Swatch className={OTHER.className} />
            <span>{OTHER.name}</span>
          </span>{' '}
          <CountWithShare count={counts.other} whole={whole} />
        </li>
      )}
    </ul>
  )
}

const LABEL = 'flex items-center gap-near text-sm text-muted-foreground'

/** The same numbers as a bar. */
export const StatusBar = ({ counts }: StatusLegendProps) => (
  <div className="flex h-6 items-center px-2">
    <Bar counts={counts} />
  </div>
)

function Bar({ counts }: StatusLegendProps) {
  if (counts === undefined) return <Skeleton isRound className="h-4 w-full" />
  if (counts === null) return <span className="h-4 w-full rounded-full bg-muted" />
  if (counts.whole === 0) return <p className="text-sm text-muted-foreground">No vouchers yet.</p>
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
    <span translate="no" className="flex items-baseline gap-near">
      <span title={formatCount(count)} className="truncate text-lg leading-8">
        {formatCount(count)}
      </span>
      {count !== null && whole ? (
        <span className="text-sm text-muted-foreground">{` ${formatPercent(count, whole)}`}</span>
      ) : null}
    </span>
  )
}
