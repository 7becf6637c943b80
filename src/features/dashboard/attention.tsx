import { Link, type LinkProps } from '@tanstack/react-router'
import { clsx } from 'clsx'
import type { LucideIcon } from 'lucide-react'
import type * as v from 'valibot'
import type { Filters } from '@/api/list'
import type { ListPageData } from '@/api/list-response'
import type { listQuery } from '@/api/queries'
import { hasFailedToLoad } from '@/api/query-client'
import { COVER_LINK } from '@/components/ui/links'
import { TryAgain } from '@/components/ui/load-error'
import { Panel } from '@/components/ui/panel'
import { Skeleton } from '@/components/ui/skeleton'
import { usePolledQuery } from '@/hooks/use-polled-query'
import { EMPTY, formatCount } from '@/lib/format'

type PageQuery = ReturnType<typeof listQuery<Filters, { id: string }, v.ObjectEntries>>

export interface Waiting {
  /** "Orders pending". */
  label: string
  icon: LucideIcon
  link: LinkProps
  query: PageQuery
}

const totalOf = ({ total }: ListPageData<unknown>) => total

export function Attention({ items }: { items: readonly Waiting[] }) {
  return (
    <Panel variant="plain" title="Needs attention">
      <ul className="grid divide-y overflow-hidden rounded-lg border bg-card shadow-card @xl:grid-cols-5 @xl:divide-x @xl:divide-y-0">
        {items.map((item) => (
          <Tile key={item.label} {...item} />
        ))}
      </ul>
    </Panel>
  )
}

function Tile({ label, icon: Icon, link, query }: Waiting) {
  const total = usePolledQuery({ ...query, select: totalOf })
  const isLacking = total.data === undefined && total.error?.isMissing
  const hasFailed = !isLacking && (hasFailedToLoad(total) || total.isRefetchError)
  return (
    <li
      aria-busy={total.isPending && !hasFailed}
      className="relative flex min-h-13 items-center gap-x-3 px-4 transition-colors hover:bg-muted/50 @xl:grid @xl:grid-cols-[auto_minmax(0,1fr)] @xl:px-3 @xl:py-2 @4xl:px-4"
    >
      <span
        aria-hidden="true"
        className={clsx(
          'grid size-9 shrink-0 place-items-center rounded-full @xl:row-start-2',
          total.data ? 'bg-brand/12 text-brand' : 'bg-muted text-muted-foreground',
          hasFailed && '@xl:hidden',
        )}
      >
        <Icon className="size-5" />
      </span>
      <Link
        {...link}
        className={clsx(
          COVER_LINK,
          '@xl:col-span-2 @xl:row-start-1 @xl:text-sm @xl:text-muted-foreground @4xl:text-base',
        )}
      >
        {label}
      </Link>
      <span className="flex min-h-10 flex-1 items-center justify-end gap-x-3 @xl:row-start-2 @xl:flex-wrap @xl:justify-start @xl:gap-x-2">
        {isLacking ? (
          <span className="text-sm leading-tight text-muted-foreground @max-xl:max-w-30 @max-xl:text-right">
            Not provided by this backend
          </span>
        ) : total.data === undefined && !hasFailed ? (
          <Skeleton className="h-7 w-10" />
        ) : (
          <Count count={total.data ?? null} />
        )}
        {hasFailed && <TryAgain failed={[total]} label={label} />}
      </span>
    </li>
  )
}

function Count({ count }: { count: number | null }) {
  if (count === 0) return <span className="text-muted-foreground">Nothing waits</span>
  if (count === null) return <span className="text-xl text-muted-foreground">{EMPTY}</span>
  return (
    <span data-slot="count" className="text-3xl leading-none">
      {formatCount(count)}
    </span>
  )
}
