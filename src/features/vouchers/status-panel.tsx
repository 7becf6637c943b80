import { Link } from '@tanstack/react-router'
import { ChevronRight, Tickets } from 'lucide-react'
import { CouldNotLoad } from '@/components/could-not-load'
import { Panel } from '@/components/panel'
import { PageMessage } from '@/components/shell/page-message'
import { Button } from '@/components/ui/button'
import { Skeleton } from '@/components/ui/skeleton'
import { formatCount, formatShare, NONE } from '@/lib/format'
import { cn } from '@/lib/utils'
import { statusLabel } from './labels'
import type { StatusCount, StatusCounts } from './overview'
import { voucherStatuses } from './schema'
import { AREA, StatusBar } from './status-bar'

// The colours of the badges (specification, section 4), as areas.
const AREAS: Record<StatusCount['status'], string> = {
  unclaimed: 'bg-blue',
  claimed: 'bg-green',
  used: 'bg-purple',
  expired: 'bg-red',
}
const OTHER = { name: 'Other', className: 'bg-gray' }

interface StatusPanelProps {
  /** Undefined while one of the counts is on its way. */
  counts: StatusCounts | undefined
  hasFailed: boolean
  isRetrying: boolean
  onRetry: () => void
}

/** How many vouchers there are of each status, as a bar, and as links to them. */
export function StatusPanel({ counts, hasFailed, isRetrying, onRetry }: StatusPanelProps) {
  return (
    <Panel title="Vouchers by status" isLoading={!counts && !hasFailed}>
      {hasFailed ? (
        <CouldNotLoad
          title="The counts could not be loaded"
          isRetrying={isRetrying}
          onRetry={onRetry}
        />
      ) : counts?.whole === 0 ? (
        <NoVouchers />
      ) : (
        <Counts counts={counts} />
      )}
    </Panel>
  )
}

function NoVouchers() {
  return (
    <PageMessage
      icon={Tickets}
      title="No vouchers yet"
      actions={
        <Button asChild>
          <Link to="/vouchers" search={{ dialog: 'create' }}>
            Create Voucher
          </Link>
        </Button>
      }
    >
      <p>Once there are some, their counts by status stand here.</p>
    </PageMessage>
  )
}

/** The bar and its legend; the names and the links are there before the counts come. */
function Counts({ counts }: { counts: StatusCounts | undefined }) {
  const whole = counts?.whole ?? null
  return (
    <>
      <div className="px-4 py-5">
        <Bar counts={counts} />
      </div>
      <ul className="grid flex-1 @xl:grid-cols-2">
        {voucherStatuses.map((status, index) => {
          const count = counts?.counts[index]?.count ?? null
          return (
            <li key={status} className="flex border-t @xl:odd:border-r">
              <Link
                to="/vouchers"
                search={{ status }}
                className="group flex min-h-13 flex-1 items-center gap-3 px-4 transition-colors hover:bg-muted/50 focus-visible:-outline-offset-2"
              >
                <Swatch className={AREAS[status]} />
                <span className="mr-auto text-lg">{statusLabel(status)}</span>{' '}
                {counts ? (
                  <Amount count={count} whole={whole} />
                ) : (
                  <Skeleton className="h-4 w-24" />
                )}
                <ChevronRight
                  aria-hidden="true"
                  className="size-4 shrink-0 text-muted-foreground transition-transform group-hover:translate-x-0.5"
                />
              </Link>
            </li>
          )
        })}
      </ul>
      <div className="flex h-12 items-center gap-3 border-t px-4 text-muted-foreground">
        {counts ? (
          <p className="mr-auto">{formatCount(counts.total)} in total</p>
        ) : (
          <Skeleton className="mr-auto h-4 w-24" />
        )}
        {counts !== undefined && counts.other > 0 && (
          <p className="flex items-center gap-3">
            <Swatch className={OTHER.className} />
            {OTHER.name} <Amount count={counts.other} whole={whole} />
          </p>
        )}
      </div>
    </>
  )
}

function Bar({ counts }: { counts: StatusCounts | undefined }) {
  if (!counts) return <Skeleton className="block! h-4 w-full rounded-full" />
  if (counts.whole === null) {
    return <p className="text-sm text-muted-foreground">Not every count is known: no bar.</p>
  }
  const parts = counts.counts.map(({ status, count }) => ({
    name: statusLabel(status),
    count: count ?? 0,
    className: AREAS[status],
  }))
  return <StatusBar parts={[...parts, { ...OTHER, count: counts.other }]} />
}

function Swatch({ className }: { className: string }) {
  return <span aria-hidden="true" className={cn('size-4 shrink-0 rounded-xs', AREA, className)} />
}

/** A count and its share of the whole, where that is known. */
function Amount({ count, whole }: { count: number | null; whole: number | null }) {
  return (
    <>
      <span className="text-lg">{formatCount(count)}</span>{' '}
      <span className="min-w-12 text-right text-muted-foreground">
        {count === null || whole === null ? NONE : formatShare(count, whole)}
      </span>
    </>
  )
}
