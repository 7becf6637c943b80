import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { LinkProps } from '@tanstack/react-router'
import type { LucideIcon } from 'lucide-react'
import type { Filters, SearchOf } from '@/api/list'
import { listQuery } from '@/api/queries'
import type { Resource } from '@/api/resource'
import { loadFailure } from '@/components/list/no-rows'
import type { NavItem } from '@/components/shell/module-nav'
import type { Statuses } from '@/domain/status'
import { shorten } from '@/lib/format'
import { toPhoneDigits } from '@/lib/masks'
import { canView } from '@/lib/permissions'
import { useSession } from '@/lib/session'

const MIN_LENGTH = 2
const MAX_HITS = 5

export const isSearchable = (text: string) => text.length >= MIN_LENGTH

export interface Hit {
  id: string
  label: string
  detail: string
  status: string | null
  link: LinkProps
  /** The text is an identifier of this record: its number, code, reference, email or phone. */
  isExact: boolean
}

export interface Group {
  heading: string
  icon: LucideIcon
  noun: string
  statuses: Statuses
  /** Those of the previous text while loading. */
  hits: readonly Hit[]
  /** Null if the response has no count. */
  total: number | null
  hasMore: boolean
  state: 'loading' | 'loaded' | 'failed'
  failure: string
  canRetry: boolean
  isRetrying: boolean
  retry: () => void
  listLink: LinkProps
}

interface SourceOptions<TFilters extends Filters, TRow> {
  module: NavItem
  resource: Resource<TFilters, TRow & { id: string }>
  defaults: SearchOf<TFilters>
  statuses: Statuses
  /** What the text may be, for the sentence of the search page: "order number". */
  searchedBy: readonly string[]
  describe: (row: TRow) => {
    label: string
    detail: readonly (string | false | null | undefined)[]
    link: LinkProps
    /** Values that identify only this record. */
    identifiers: readonly (string | null)[]
  }
}

// Compares phone numbers without their prefix.
const normalize = (text: string) => toPhoneDigits(text) ?? text.trim().toLowerCase()

/** Hides the row type, so that sources of different types fit in one array. */
export function createSource<
  TFilters extends Filters,
  TRow extends { id: string; status: string | null },
>(source: SourceOptions<TFilters, TRow>) {
  const { module, resource, defaults, statuses, searchedBy, describe } = source

  function toHit(row: TRow, text: string): Hit {
    const { label, detail, link, identifiers } = describe(row)
    const wanted = normalize(text)
    return {
      id: row.id,
      label,
      detail: shorten(detail.filter(Boolean).join(' · ')),
      status: row.status,
      link,
      isExact: [row.id, ...identifiers].some((name) => name && normalize(name) === wanted),
    }
  }

  /** Null if the administrator may not view the list. */
  function useGroup(text: string): Group | null {
    useSession()
    const isViewable = canView(resource.module)
    const query = useQuery({
      ...listQuery(resource, { ...defaults, search: text }, MAX_HITS),
      enabled: isViewable && isSearchable(text),
      placeholderData: keepPreviousData,
      // A second component with the same query must not retry a failed request on mount.
      retryOnMount: false,
      meta: { reportedByPage: true },
    })
    if (!isViewable) return null
    const { data, error, isFetching } = query
    const isLoaded = data !== undefined && !query.isPlaceholderData
    const hasFailed = !isLoaded && query.errorUpdateCount > 0
    const rows = hasFailed || !isSearchable(text) ? [] : (data?.rows.slice(0, MAX_HITS) ?? [])
    const total = data?.total ?? null
    return {
      heading: module.name,
      icon: module.icon,
      noun: resource.noun[1],
      statuses,
      hits: rows.map((row) => toHit(row, text)),
      total,
      hasMore: total === null ? rows.length === MAX_HITS : total > rows.length,
      state: hasFailed ? 'failed' : isLoaded ? 'loaded' : 'loading',
      failure: loadFailure(resource, error).title,
      canRetry: !error?.isFinal,
      isRetrying: isFetching,
      retry: () => void query.refetch(),
      listLink: { to: module.to, search: { search: text } },
    }
  }
  return { resource, searchedBy, useGroup }
}
