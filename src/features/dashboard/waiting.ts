import { useQuery, type QueryKey, type UseQueryOptions } from '@tanstack/react-query'
import type { LinkProps } from '@tanstack/react-router'
import type { LucideIcon } from 'lucide-react'
import { capabilitiesOf, rememberCapabilities, useCapabilities } from '@/api/announced'
import type { ApiError } from '@/api/api-error'
import { NO_CAPABILITIES, type Capabilities } from '@/api/capabilities'
import { listPath, type Filters, type Search, type SearchOf } from '@/api/list'
import { effective } from '@/api/list-params'
import { canView } from '@/api/permissions'
import { fetchPage } from '@/api/queries'
import type { Resource } from '@/api/resource'
import { everyMinute } from '@/hooks/use-polled-query'
import { MINUTE_MS } from '@/lib/clock'
import { useSession } from '@/memory/session'

interface WaitingCount {
  /** Null if the response has no count. */
  total: number | null
  /** When the oldest record began to wait. Null if it has no such time. */
  since: string | null
}

/** What is counted: the rows of a list with these filters. */
interface Choice<TSearch> {
  /** "Orders late". */
  label: string
  /** In the menu, after the number: "late". Without it, the menu does not have the count. */
  badge?: string
  /** After how many hours the oldest record has waited too long. 0 if all records are late. */
  lateAfter: number
  search: TSearch
}

interface AskedChoice extends Omit<Choice<unknown>, 'search'> {
  link: Search
  isSorted: boolean
  query: UseQueryOptions<WaitingCount, ApiError, WaitingCount, QueryKey>
}

interface Module {
  name: string
  to: NonNullable<LinkProps['to']>
  icon: LucideIcon
}

/** Records of a module that wait for somebody. */
export interface Waiting {
  module: Module
  source: Pick<Resource, 'path' | 'module'>
  label: string
  hasBadge: boolean
  /** Whether every backend that has the module has the count. */
  hasFallback: boolean
  /** The first choice whose filters the backend has. Undefined if it has none of them. */
  choose: (capabilities: Capabilities) => AskedChoice | undefined
  /** What to ask a backend for that is not known: its response says what it has. */
  probe: AskedChoice
}

/**
 * `age` is the field with the time since when a record waits, by which the list is sorted if the
 * backend can. The choices after the first one replace it on a backend without its filters.
 */
export function waiting<
  TFilters extends Filters,
  const TAge extends string,
  TRow extends { id: string } & Readonly<Record<TAge, string | null>>,
>(
  module: Module,
  resource: Resource<TFilters, TRow>,
  age: TAge,
  choices: readonly [Choice<SearchOf<TFilters>>, ...Choice<SearchOf<TFilters>>[]],
): Waiting {
  const lacks = (search: SearchOf<TFilters>, capabilities: Capabilities) =>
    effective(resource, search, capabilities).resets

  function ask({ search, ...choice }: Choice<SearchOf<TFilters>>, capabilities: Capabilities) {
    const oldestFirst = { ...search, sort: age }
    const sent = { ...oldestFirst, ...lacks(oldestFirst, capabilities) }
    return {
      ...choice,
      link: sent,
      isSorted: sent.sort !== undefined,
      query: {
        // Not the key of a list: its rows are not shown, and a mutation does not refetch them.
        queryKey: [resource.module, 'waiting', listPath(resource, sent, 1)],
        async queryFn({ signal }: { signal: AbortSignal }) {
          const { total, rows, capabilities: latest } = await fetchPage(resource, sent, signal, 1)
          rememberCapabilities(resource, latest)
          return { total, since: rows[0]?.[age] ?? null }
        },
        staleTime: MINUTE_MS,
        meta: { reportedByPage: true, ignoresMutations: true },
      },
    } as const
  }

  const [first] = choices
  const last = choices.at(-1) ?? first
  return {
    module,
    source: resource,
    label: first.label,
    hasBadge: first.badge !== undefined,
    hasFallback: lacks(last.search, NO_CAPABILITIES) === null,
    choose(capabilities) {
      const choice = choices.find(({ search }) => lacks(search, capabilities) === null)
      return choice && ask(choice, capabilities)
    },
    probe: ask(last, NO_CAPABILITIES),
  }
}

/** What is asked for now. `hasChosen` is false while it is a probe, or if the backend lacks it. */
export function chooseNow({ source, choose, probe }: Waiting) {
  const isViewable = canView(source.module)
  const capabilities = capabilitiesOf(source)
  const chosen = capabilities && choose(capabilities)
  const isLacking = capabilities !== undefined && !chosen
  const { query, ...choice } = chosen ?? probe
  return {
    ...choice,
    isLacking,
    hasChosen: isViewable && chosen !== undefined,
    query: { ...query, ...everyMinute, enabled: isViewable && !isLacking },
  }
}

/** Reads a count every minute. Every use of it shares the requests. */
export function useWaiting(item: Waiting, isEnabled: boolean) {
  useSession()
  useCapabilities(item.source)
  const { label, link, query, lateAfter, isSorted, hasChosen, isLacking } = chooseNow(item)
  const count = useQuery({ ...query, enabled: isEnabled && query.enabled })
  const data = hasChosen ? count.data : undefined
  return {
    count,
    /** What is counted, or what is going to be. */
    label: hasChosen ? label : item.label,
    link,
    /** Whether the backend does not have the list or the filter. */
    isLacking: isLacking || (count.data === undefined && count.error?.isMissing === true),
    /** Undefined until it has loaded. Null if the response has no count. */
    total: data?.total,
    since: isSorted ? (data?.since ?? null) : null,
    lateAfter,
  }
}
