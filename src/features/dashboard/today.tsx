import { Link, type LinkProps } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { COVER_LINK } from '@/components/ui/cover-link'
import { Figure } from '@/components/ui/figure'
import { Panel } from '@/components/ui/panel'
import { QueryError } from '@/components/ui/query-error'
import { Skeleton } from '@/components/ui/skeleton'
import { EMPTY, formatCount, formatNaira } from '@/lib/format'
import { hasFailedToLoad } from '@/lib/query'
import { usePolledQuery } from '@/lib/use-polled'
import { hadFigures, todayQuery } from './api'
import type { Figures } from './schema'

interface FigureOfDay {
  name: Exclude<keyof Figures, 'previous'>
  label: string
  format: (value: number | null) => string
  /** The list of what is counted. */
  link?: LinkProps
}

const figures: readonly FigureOfDay[] = [
  {
    name: 'orders',
    label: 'Orders',
    format: formatCount,
    link: { to: '/orders', search: { period: 'today' } },
  },
  {
    name: 'delivered',
    label: 'Delivered',
    format: formatCount,
    link: { to: '/orders', search: { period: 'today', status: 'delivered' } },
  },
  {
    name: 'canceled',
    label: 'Canceled',
    format: formatCount,
    link: { to: '/orders', search: { period: 'today', status: 'canceled' } },
  },
  { name: 'sales', label: 'Sales', format: formatNaira },
  { name: 'averageOrder', label: 'Average order', format: formatNaira },
  { name: 'newUsers', label: 'New users', format: formatCount },
]

/** The figures of today. Nothing if the backend does not provide them. */
export function Today() {
  const query = usePolledQuery(todayOptions)
  const { data, error, isSuccess } = query
  const isLacking = data === undefined && error?.isFinal === true
  // The layout must not shift when the response says that there are none: their room stays empty until the next visit.
  const [hasRoom] = useState(() => hadFigures.get() ?? !isLacking)
  useEffect(() => {
    if (isSuccess) hadFigures.set(true)
    if (isLacking) hadFigures.set(false)
  }, [isSuccess, isLacking])
  if (!hasRoom && !data) return null
  return (
    <div aria-hidden={isLacking} style={isLacking ? { visibility: 'hidden' } : {}}>
      <Panel
        isPlain
        title="Today"
        isLoading={query.isPending && !hasFailedToLoad(query)}
        note={<QueryError queries={[query]} label="Today" />}
      >
        <div className="overflow-hidden rounded-lg border bg-card shadow-card">
          <dl className="grid gap-px bg-border @md:grid-cols-3 @3xl:grid-cols-[repeat(3,1fr)_repeat(2,1.5fr)_1fr]">
            {figures.map((figure) => (
              <Cell key={figure.name} {...figure} figures={hasFailedToLoad(query) ? null : data} />
            ))}
          </dl>
          <p className="border-t px-4 py-1 text-sm text-muted-foreground">
            Sales are the totals of delivered orders. Average order is sales / delivered. A day is a
            day in Lagos.
          </p>
        </div>
      </Panel>
    </div>
  )
}
const todayOptions = {
  ...todayQuery,
  select: ({ analytics }: { analytics: Figures }) => analytics,
}

interface CellProps extends FigureOfDay {
  /** Undefined while they load, null if they could not be loaded. */
  figures: Figures | null | undefined
}

function Cell({ name, label, format, link, figures: all }: CellProps) {
  const before = all?.previous?.[name] ?? null
  return (
    <div className="relative bg-card px-4 py-1.5 has-[a]:hover:bg-[color-mix(in_oklab,var(--color-muted)_50%,var(--color-card))] @max-md:grid @max-md:grid-cols-2">
      <dt className="text-muted-foreground">
        {link ? (
          <Link {...link} className={COVER_LINK}>
            {label}
          </Link>
        ) : (
          label
        )}
      </dt>
      <dd className="@container leading-8 @max-md:col-start-2 @max-md:row-span-2 @max-md:row-start-1 @max-md:self-center @max-md:text-right">
        {all === undefined ? (
          <Skeleton className="h-5 w-20" />
        ) : (
          <Figure text={all ? format(all[name]) : EMPTY} />
        )}
      </dd>
      {/* A cell without a comparison is as high. */}
      <dd className="min-h-6 text-sm text-muted-foreground">
        {before !== null && `yesterday: ${format(before)}`}
      </dd>
    </div>
  )
}
