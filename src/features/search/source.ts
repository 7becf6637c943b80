import type { QueryClient } from '@tanstack/react-query'
import type { LinkProps } from '@tanstack/react-router'
import type { LucideIcon } from 'lucide-react'
import type { Filters } from '@/api/list'
import { canView } from '@/api/permissions'
import { listQuery } from '@/api/queries'
import type { Resource } from '@/api/resource'
import type { SearchEntry } from '@/components/fields/search-entry'
import { loadFailure } from '@/components/list/no-rows'
import type { NavItem } from '@/components/shell/module-nav'
import { toPhoneDigits } from '@/domain/masks'
import type { Statuses } from '@/domain/status'
import { capitalize, shorten } from '@/lib/format'
import { isolate } from '@/lib/isolate'
import { textKey } from '@/lib/visible-text'

const MIN_LENGTH = 2
const MAX_HITS = 5

export const isSearchable = (text: string) => text.length >= MIN_LENGTH

export interface Hit {
  id: string
  label: string
  detail: string
  status: string | null
  link: LinkProps
  /** The text is the number, code, reference, email or phone of this record. */
  isExact: boolean
  /** Links to related lists, for an exact match or the only result of a list. */
  related: readonly RelatedLink[]
}

interface RelatedLink {
  /** "Orders of Chidi Bello". */
  label: string
  icon: LucideIcon
  link: LinkProps
}

export interface Group {
  heading: string
  icon: LucideIcon
  noun: string
  statuses: Statuses
  /** Exact matches come first. */
  hits: readonly Hit[]
  /** Null if the response has no count. */
  total: number | null
  hasMore: boolean
  state: 'loading' | 'loaded' | 'failed'
  failure: { title: string; detail?: string }
  /** The backend does not have the list. */
  isMissing: boolean
  canRetry: boolean
  isRetrying: boolean
  retry: () => void
  listLink: LinkProps
}

interface SourceOptions<TFilters extends Filters, TRow> extends Omit<
  SearchEntry<TFilters, TRow>,
  'related'
> {
  module: NavItem
  related: readonly (NavItem & { resource: Pick<Resource, 'module' | 'noun'> })[]
}

// Phone numbers are compared without their prefix.
const normalize = (text: string) => toPhoneDigits(text) ?? textKey(text)

/** Hides the type of the rows, so that sources of different types fit into one array. */
export function createSource<
  TFilters extends Filters,
  TRow extends { id: string; status: string | null },
>(source: SourceOptions<TFilters, TRow>) {
  const { module, resource, defaults, statuses, searchedBy, related, describe } = source
  const heading = capitalize(resource.noun[1])

  const relatedTo = (id: string, name: string) =>
    related
      .filter((list) => canView(list.resource.module))
      .map(({ icon, to, resource: { noun } }) => ({
        label: `${capitalize(noun[1])} of ${isolate(name)}`,
        icon,
        link: { to, search: { search: id } },
      }))

  function toHit(row: TRow, text: string, isOnly: boolean): Hit {
    const { label, detail, link, identifiers } = describe(row)
    const wanted = normalize(text)
    const isExact = [row.id, ...identifiers].some((name) => name && normalize(name) === wanted)
    return {
      id: row.id,
      label,
      detail: shorten(detail.filter(Boolean).join(' · ')),
      status: row.status,
      link,
      isExact,
      related: isExact || isOnly ? relatedTo(row.id, label) : [],
    }
  }

  const listOf = (text: string) => listQuery(resource, { ...defaults, search: text }, MAX_HITS)

  /** `isNext`: whether the request may be sent by now. */
  function getQuery(text: string, isNext: boolean) {
    const { queryKey, queryFn } = listOf(text)
    return {
      queryKey,
      ...(queryFn && { queryFn }),
      enabled: isNext && isSearchable(text),
      // A second component with the same query must not retry a failed request on mount.
      retryOnMount: false,
      meta: { reportedByPage: true },
    } as const
  }

  /** What is known of the results. */
  function getGroup(queryClient: QueryClient, text: string): Group {
    const { queryKey } = listOf(text)
    const data = queryClient.getQueryData(queryKey)
    const state = queryClient.getQueryState(queryKey)
    const hasFailed = data === undefined && state !== undefined && state.errorUpdateCount > 0
    const rows = isSearchable(text) ? (data?.rows.slice(0, MAX_HITS) ?? []) : []
    const total = data?.total ?? null
    return {
      heading,
      icon: module.icon,
      noun: resource.noun[1],
      statuses,
      hits: rows
        .map((row) => toHit(row, text, rows.length === 1))
        .toSorted((a, b) => Number(b.isExact) - Number(a.isExact)),
      total,
      hasMore: total === null ? rows.length === MAX_HITS : total > rows.length,
      state: hasFailed ? 'failed' : data ? 'loaded' : 'loading',
      failure: loadFailure(resource, state?.error ?? null),
      isMissing: state?.error?.isMissing ?? false,
      canRetry: !state?.error?.isFinal,
      isRetrying: state?.fetchStatus === 'fetching',
      retry: () => void queryClient.refetchQueries({ queryKey }),
      listLink: { to: module.to, search: { search: text } },
    }
  }
  return { resource, heading, searchedBy, getQuery, getGroup }
}

export type Source = ReturnType<typeof createSource>

/** "orders, users and tickets". */
export const joinWords = (words: readonly string[], last = 'and') =>
  words.length > 1 ? `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1)}` : words.join()
