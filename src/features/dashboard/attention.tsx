import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { capabilitiesOf } from '@/api/announced'
import { hasFailedToLoad } from '@/api/query-client'
import { COVER_LINK } from '@/components/ui/links'
import { TryAgain } from '@/components/ui/load-error'
import { Panel } from '@/components/ui/panel'
import { Skeleton } from '@/components/ui/skeleton'
import { useNow } from '@/hooks/use-now'
import { EMPTY, formatCount, formatElapsed } from '@/lib/format'
import { canView } from '@/lib/permissions'
import { useWaiting, type Waiting } from './waiting'

/** A backend that is known to lack a count gets no tile for it. */
const isOffered = ({ source, hasFallback, choose }: Waiting) => {
  const capabilities = capabilitiesOf(source)
  return hasFallback || !capabilities || choose(capabilities) !== undefined
}

interface AttentionProps {
  items: readonly Waiting[]
  /** Whether the page's own requests have settled. The counts are read after them. */
  isReady: boolean
}

export function Attention({ items, isReady }: AttentionProps) {
  // Tiles stay until the next visit, so that none moves when a response arrives.
  const [offered] = useState(() => items.filter(isOffered))
  const shown = offered.filter(({ source }) => canView(source.module))
  if (shown.length === 0) return null
  return (
    <Panel variant="plain" title="Needs attention">
      <ul className="grid grid-cols-2 overflow-hidden rounded-lg border bg-card shadow-card @xl:grid-cols-3 @3xl:grid-cols-5">
        {shown.map((item) => (
          <Tile key={item.label} item={item} isReady={isReady} />
        ))}
      </ul>
    </Panel>
  )
}

function Tile({ item, isReady }: { item: Waiting; isReady: boolean }) {
  const { count, label, link, isLacking, total, since } = useWaiting(item, isReady)
  const hasFailed = !isLacking && (hasFailedToLoad(count) || count.isRefetchError)
  const isLoading = !isLacking && !hasFailed && total === undefined
  return (
    <li
      data-slot="card"
      aria-busy={isLoading}
      // The edge of the list covers the last lines.
      className="relative -mr-px -mb-px flex min-w-0 flex-col justify-center border-r border-b px-3 py-1.5 transition-colors hover:bg-muted/50 @4xl:px-4"
    >
      <Link
        to={item.module.to}
        search={link}
        className={`${COVER_LINK} text-sm leading-tight text-muted-foreground`}
      >
        {label}
      </Link>
      <span className="flex min-h-9 flex-wrap items-center gap-x-near">
        {isLacking ? (
          <span className="text-sm leading-none text-muted-foreground">
            Not provided by this backend
          </span>
        ) : isLoading ? (
          <Skeleton className="h-6 w-10" />
        ) : (
          <Count total={total ?? null} />
        )}
        {hasFailed ? (
          <TryAgain failed={[count]} label={label} />
        ) : (
          total !== 0 && since && <Oldest since={since} />
        )}
      </span>
    </li>
  )
}

/** Updated every minute. */
function Oldest({ since }: { since: string }) {
  const age = formatElapsed(since, useNow())
  if (age === null) return null
  return (
    <span className="text-sm leading-none text-muted-foreground">
      oldest <span className="whitespace-nowrap">{age}</span>
    </span>
  )
}

function Count({ total }: { total: number | null }) {
  if (total === 0) return <span className="text-muted-foreground">Nothing waits</span>
  if (total === null) return <span className="text-lg text-muted-foreground">{EMPTY}</span>
  return (
    <span data-slot="count" className="text-xl leading-none text-brand">
      {formatCount(total)}
    </span>
  )
}
