import { Link } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { useState } from 'react'
import { capabilitiesOf } from '@/api/announced'
import { canView } from '@/api/permissions'
import { hasFailedToLoad } from '@/api/query-options'
import { lateColors } from '@/components/fields/cell-text'
import { COVER_LINK } from '@/components/ui/links'
import { TryAgain } from '@/components/ui/load-error'
import { Panel } from '@/components/ui/panel'
import { Skeleton } from '@/components/ui/skeleton'
import { formatElapsed } from '@/domain/format-dates'
import { parseTime } from '@/domain/lagos'
import { latenessAfterHours } from '@/domain/lateness'
import { useNow } from '@/hooks/use-now'
import { EMPTY, formatCount } from '@/lib/format'
import { useWaiting, type Waiting } from './waiting'

/** Skips a count that the backend is known not to have. */
const isOffered = ({ source, hasFallback, choose }: Waiting) => {
  const capabilities = capabilitiesOf(source)
  return hasFallback || !capabilities || choose(capabilities) !== undefined
}

interface AttentionProps {
  tiles: readonly Waiting[]
  /** Less urgent counts, with one line each, below the tiles. */
  lines: readonly Waiting[]
  /** Whether the page's own requests have settled. The counts are requested after them. */
  isReady: boolean
}

export function Attention({ tiles, lines, isReady }: AttentionProps) {
  // The items stay until the next visit, so that a response does not move others.
  const [offered] = useState(() => [tiles, lines].map((items) => items.filter(isOffered)))
  const shown = offered.map((items) => items.filter(({ source }) => canView(source.module)))
  if (shown.flat().length === 0) return null
  return (
    <Panel variant="plain" title="Needs attention">
      <div className="overflow-hidden rounded-lg border bg-card shadow-card later:border-t">
        {shown.map(
          (items, index) =>
            items.length > 0 && (
              // The edge covers the last lines of the items.
              <ul
                key={items[0]?.label}
                className={clsx('flex flex-wrap overflow-hidden', index > 0 && 'bg-head')}
              >
                {items.map((item) => (
                  <Item key={item.label} item={item} isTile={index === 0} isReady={isReady} />
                ))}
              </ul>
            ),
        )}
      </div>
    </Panel>
  )
}

interface ItemProps {
  item: Waiting
  isTile: boolean
  isReady: boolean
}

function Item({ item, isTile, isReady }: ItemProps) {
  const { count, label, link, isLacking, total, since, lateAfter } = useWaiting(item, isReady)
  // Updated every minute.
  const now = useNow()
  const hasFailed = !isLacking && (hasFailedToLoad(count) || count.isRefetchError)
  const isLoading = !isLacking && !hasFailed && total === undefined
  const age = since === null ? 0 : now.getTime() - parseTime(since)
  const elapsed = formatElapsed(since, now)
  const late = total ? latenessAfterHours(age, lateAfter) : null
  return (
    <li
      data-slot="card"
      data-late={late ?? undefined}
      aria-busy={isLoading}
      // Two in a row on most phones, else four. The items of the last row share its width.
      className="relative -mr-px -mb-px flex min-h-row grow basis-full items-baseline justify-between gap-x-near border-r border-b px-4 pb-1 transition-colors hover:bg-muted/50 @min-[20rem]:basis-[40%] @min-[20rem]:flex-col @min-[20rem]:items-stretch @min-[20rem]:gap-px @min-[20rem]:pt-2 @min-[40rem]:basis-[22%]"
    >
      <Link
        to={item.module.to}
        search={link}
        className={`${COVER_LINK} text-sm leading-tight text-muted-foreground`}
      >
        {label}
      </Link>
      <span
        // The loaded value is a new element, because one that grows to the left is a layout shift.
        key={String(isLoading)}
        className={clsx(
          'flex min-h-9 gap-x-near @min-[20rem]:min-h-7.5',
          !isLacking && 'shrink-0',
          // The baseline of its first line is the lower edge of `before`.
          hasFailed
            ? 'items-center'
            : 'flex-wrap items-baseline before:-mr-near before:h-6 @min-[20rem]:before:h-5.5',
          late && lateColors[late],
        )}
      >
        {isLacking ? (
          <span className="text-sm text-muted-foreground">Not provided by this backend</span>
        ) : isLoading ? (
          <Skeleton className="relative top-1.5 h-6 w-10 @min-[20rem]:top-0.5" />
        ) : (
          <Count total={total} isTile={isTile} />
        )}
        {hasFailed ? (
          <TryAgain failed={[count]} label={label} />
        ) : (
          total !== 0 &&
          elapsed !== null && (
            <span className={clsx('text-sm', late === null && 'text-muted-foreground')}>
              {`oldest ${elapsed}`}
            </span>
          )
        )}
      </span>
    </li>
  )
}

/** `total` is undefined if it could not be loaded. */
function Count({ total, isTile }: { total: number | null | undefined; isTile: boolean }) {
  if (total === undefined) return null
  if (total === 0) return <span className="text-sm text-muted-foreground">Nothing waits</span>
  if (total === null) return <span className="text-muted-foreground">{EMPTY}</span>
  return (
    <span
      data-slot="count"
      translate="no"
      className={clsx('text-lg', isTile && '@min-[40rem]:text-xl')}
    >
      {formatCount(total)}
    </span>
  )
}
