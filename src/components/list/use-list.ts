import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import type * as v from 'valibot'
import { useCapabilities } from '@/api/announced'
import { announcedSearch, NO_CAPABILITIES } from '@/api/capabilities'
import {
  isFilteredList,
  type Filters,
  type Listing,
  type ListSearch,
  type Search,
  type SearchOf,
} from '@/api/list'
import { fetchPage, listQuery } from '@/api/queries'
import { hasFailedToLoad, pollInterval } from '@/api/query-client'
import type { Resource } from '@/api/resource'
import { usePrefetchNextPage } from './use-prefetch-next-page'

interface ListOptions {
  /** The refetch interval of the first page in ms, while the tab is visible. */
  refetchEvery?: number
}

/**
 * The state of a list page. The returned functions change the URL.
 *
 * - `isPlaceholder`: `data` is outdated, because the requested page is still loading.
 * - `redirect`: the params to change if the URL asks for a page past the last one, or for an order
 *   that the backend does not have.
 */
export function useList<
  TFilters extends Filters,
  TRow extends { id: string },
  TMeta extends v.ObjectEntries,
>(
  resource: Resource<TFilters, TRow, v.ObjectEntries, TMeta>,
  search: SearchOf<TFilters> & Search,
  { refetchEvery }: ListOptions = {},
) {
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  // Without the rows' types, for components that render any list.
  const listing: Listing<TFilters> = resource
  const params: ListSearch & Search = search
  const capabilities = useCapabilities(resource) ?? NO_CAPABILITIES
  const options = listQuery(resource, search)
  const query = useQuery({
    ...options,
    placeholderData: keepPreviousData,
    refetchInterval: ({ state: { error } }) =>
      refetchEvery !== undefined && search.page === 1 && pollInterval(refetchEvery, error),
  })
  const hasFailed = hasFailedToLoad(query)
  const data = hasFailed ? undefined : query.data
  const shownRows: TRow[] | undefined = data?.rows
  const totalPages = data?.totalPages ?? null
  const end = query.isPlaceholderData ? null : totalPages
  const isAnnounced = announcedSearch(search, capabilities) === search
  const redirect =
    end !== null && search.page > end
      ? { page: end }
      : !isAnnounced && query.isSuccess && !query.isPlaceholderData
        ? { sort: undefined }
        : null
  const names = ['search', ...Object.keys(resource.filters)]
  const filterKey = JSON.stringify(names.map((name) => search[name]))
  const viewKey = `${filterKey} ${search.sort}`
  // Rows from before a mutation, until the refetch on returning to the page.
  const wasInvalidated = useOnArrival(
    `${viewKey} ${search.page}`,
    () => queryClient.getQueryState(options.queryKey)?.isInvalidated === true,
  )
  const isOutdated = wasInvalidated && !query.isFetchedAfterMount
  const isPlaceholder = query.isPlaceholderData || redirect !== null || isOutdated
  usePrefetchNextPage(
    viewKey,
    !isPlaceholder && end !== null && search.page < end ? search.page + 1 : null,
    (page) => listQuery(resource, { ...search, page }),
  )

  const setFilters = (change: Readonly<Record<string, string>>) =>
    void navigate({
      to: '.',
      search: (current) => ({ ...current, ...change, page: 1 }),
      // One history entry per search instead of one per keystroke.
      replace: Object.keys(change).join() === 'search',
      resetScroll: false,
    })
  const clearFilters = () => {
    const defaults = Object.entries(resource.filters).map(([name, filter]) => [
      name,
      filter.options[0][0],
    ])
    setFilters({ ...Object.fromEntries(defaults), search: '' })
  }
  const turnPage = (by: 1 | -1) =>
    void navigate({
      to: '.',
      // Relative to the URL's page, which may be loading: a second press turns another page.
      search: ({ page = 1, ...current }) => ({
        ...current,
        page: Math.max(1, Math.min(page + by, totalPages ?? Infinity)),
      }),
      resetScroll: false,
    })

  return {
    resource: listing,
    search: params,
    /** Fetches another page, by default with the same search and filters. */
    readPage: (page: number, signal: AbortSignal, others?: Search, limit?: number) =>
      fetchPage(resource, { ...search, ...others, page }, signal, limit),
    /** The search and the filters as a key. */
    filterKey,
    query,
    /** Undefined while there is nothing to show. */
    data,
    /** The rows of the URL's page. Undefined until they have loaded. */
    rows: isPlaceholder ? undefined : shownRows,
    hasFailed,
    isPlaceholder,
    redirect,
    sort: {
      fields: capabilities.sort,
      value: search.sort,
      onChange: (sort: string | undefined) =>
        void navigate({
          to: '.',
          search: (current) => ({ ...current, sort, page: 1 }),
          resetScroll: false,
        }),
    },
    isFiltered: isFilteredList(listing, params),
    setFilters,
    clearFilters,
    turnPage,
  }
}

export type ListState<TRow extends { id: string }> = ReturnType<
  typeof useList<Filters, TRow, v.ObjectEntries>
>

/** The value that `read` returned on mount or when `key` last changed. */
function useOnArrival<T>(key: string, read: () => T) {
  const [state, setState] = useState(() => ({ key, value: read() }))
  if (state.key === key) return state.value
  const value = read()
  setState({ key, value })
  return value
}
