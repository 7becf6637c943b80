import { useQuery, type QueryKey, type UseQueryOptions } from '@tanstack/react-query'
import type { LinkProps } from '@tanstack/react-router'
import type { LucideIcon } from 'lucide-react'
import { capabilitiesOf, rememberCapabilities, useCapabilities } from '@/api/announced'
import type { ApiError } from '@/api/api-error'
import { NO_CAPABILITIES, type Capabilities } from '@/api/capabilities'
import { effectiveParams } from '@/api/effective-params'
import { listPath, type Filters, type Search, type SearchOf } from '@/api/list'
import { canView } from '@/api/permissions'
import { fetchPage } from '@/api/queries'
import type { Resource } from '@/api/resource'
import { everyMinute } from '@/hooks/use-polled-query'
import { MINUTE_MS } from '@/lib/clock'
import { useSession } from '@/memory/session'

interface WaitingCount {
  /** Null if the response has no count. */
  total: number | null
  /** The time since when the oldest record waits. Null if it is unknown. */
  since: string | null
}

/** The filters of the rows to count. */
interface Choice<TSearch> {
  /** "Orders late". */
  label: string
  /** The text after the number in the menu: "late". Without it, the menu has no count. */
  badge?: string
  /** The hours after which the oldest record has waited too long. 0 if every record is late. */
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

/** Records of a module that wait for somebody, such as late orders. */
export interface Waiting {
  module: Module
  source: Pick<Resource, 'path' | 'module'>
  label: string
  hasBadge: boolean
  /** Every backend that has the module has the count. */
  hasFallback: boolean
  /** The first choice whose filters the backend has. Undefined if it has none. */
  choose: (capabilities: Capabilities) => AskedChoice | undefined
  /** The request to send while the capabilities are unknown. Its response announces them. */
  probe: AskedChoice
}

/**
 * `age` is the field with the time since when a record waits, or several of them: the list is sorted
 * by the first one that the backend can sort by. Of `choices`, the first one whose filters the
 * backend has is used.
 */
export function waiting<
  TFilters extends Filters,
  const TAge extends string,
  TRow extends { id: string } & Readonly<Record<TAge, string | null>>,
>(
  module: Module,
  resource: Resource<TFilters, TRow>,
  age: TAge | readonly TAge[],
  choices: readonly [Choice<SearchOf<TFilters>>, ...Choice<SearchOf<TFilters>>[]],
): Waiting {
  const lacks = (search: SearchOf<TFilters>, capabilities: Capabilities) =>
    effectiveParams(resource, search, capabilities).resets

  function ask({ search, ...choice }: Choice<SearchOf<TFilters>>, capabilities: Capabilities) {
    const ages: readonly TAge[] = typeof age === 'string' ? [age] : age
    const sort = ages.find((field) => capabilities.sort.includes(field)) ?? ages[0]
    const oldestFirst = { ...search, sort }
    const sent = { ...oldestFirst, ...lacks(oldestFirst, capabilities) }
    const { askedSort } = effectiveParams(resource, search, capabilities)
    return {
      ...choice,
      // Rows that are sorted so by themselves need no chosen order.
      link: askedSort === sort ? { ...sent, sort: undefined } : sent,
      isSorted: sent.sort !== undefined,
      query: {
        // Not the query key of the list, because mutations must not refetch this query.
        queryKey: [resource.module, 'waiting', listPath(resource, sent, 1)],
        async queryFn({ signal }: { signal: AbortSignal }) {
          const { total, rows, capabilities: latest } = await fetchPage(resource, sent, signal, 1)
          rememberCapabilities(resource, latest)
          return { total, since: (sort && rows[0]?.[sort]) ?? null }
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

/**
 * The current request. `hasChosen` is false for a probe, and if the backend does not have the
 * count.
 */
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

/** Requests the count every minute. All users of an item share the requests. */
export function useWaiting(item: Waiting, isEnabled: boolean) {
  useSession()
  useCapabilities(item.source)
  const { label, link, query, lateAfter, isSorted, hasChosen, isLacking } = chooseNow(item)
  const count = useQuery({ ...query, enabled: isEnabled && query.enabled })
  const data = hasChosen ? count.data : undefined
  return {
    count,
    /** The label of what is counted or will be counted. */
    label: hasChosen ? label : item.label,
    link,
    /** The backend does not have the list or the filter. */
    isLacking: isLacking || (count.data === undefined && count.error?.isMissing === true),
    /** Undefined while loading. Null if the response has no count. */
    total: data?.total,
    since: isSorted ? (data?.since ?? null) : null,
    lateAfter,
  }
}
