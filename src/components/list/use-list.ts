import {
  keepPreviousData,
  useQuery,
  useQueryClient,
  type QueryCache,
  type QueryKey,
  type UseQueryOptions,
} from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useState } from 'react'
import type { ApiError } from '@/api/http'
import {
  isFilteredList,
  type ListDefinition,
  type ListPageData,
  type ListSearch,
  type Search,
} from '@/api/list'
import { hasFailedToLoad, pollInterval, prefetch } from '@/api/query-client'

interface ListOptions<TPage, TSearch, TKey extends QueryKey> {
  definition: ListDefinition
  /** The search params of the page. */
  search: TSearch
  getQuery: (search: TSearch) => UseQueryOptions<TPage, ApiError, TPage, TKey>
  /** The first page is refetched after this time in ms, while the tab is visible. */
  refetchEvery?: number
}

/**
 * The state of a list page, from its query and its search params. While another page or filter loads (`isPlaceholder`), the
 * previous page is shown. `redirectToPage` is the last page if the URL's page is past it. Functions change the URL.
 */
export function useList<
  TPage extends ListPageData<{ id: string }>,
  TSearch extends ListSearch & Search,
  TKey extends QueryKey,
>({ definition, search, getQuery, refetchEvery }: ListOptions<TPage, TSearch, TKey>) {
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const options = getQuery(search)
  const query = useQuery({
    ...options,
    placeholderData: keepPreviousData,
    refetchInterval: ({ state: { error } }) =>
      refetchEvery !== undefined && search.page === 1 && pollInterval(refetchEvery, error),
  })
  const hasFailed = hasFailedToLoad(query)
  const data = hasFailed ? undefined : query.data
  const shownRows: TPage['rows'] | undefined = data?.rows
  const totalPages = data?.totalPages ?? null
  const end = query.isPlaceholderData ? null : totalPages
  const redirectToPage = end !== null && search.page > end ? end : null
  const names = ['search', ...Object.keys(definition.filters)]
  const scope = JSON.stringify(names.map((name) => search[name]))
  // Rows from before a mutation, while they are refetched on a return to the page.
  const wasInvalidated = useOnArrival(
    `${scope} ${search.page}`,
    () => queryClient.getQueryState(options.queryKey)?.isInvalidated === true,
  )
  const isOutdated = wasInvalidated && !query.isFetchedAfterMount
  const isPlaceholder = query.isPlaceholderData || redirectToPage !== null || isOutdated
  usePrefetchNextPage(
    scope,
    !isPlaceholder && end !== null && search.page < end ? search.page + 1 : null,
    (page) => getQuery({ ...search, page }),
  )

  /** Sets the search text or filters, by name. */
  const setFilters = (change: Readonly<Record<string, string>>) =>
    void navigate({
      to: '.',
      search: (current) => ({ ...current, ...change, page: 1 }),
      // One history entry for a search, not one for each letter.
      replace: Object.keys(change).join() === 'search',
      resetScroll: false,
    })
  const clearFilters = () => {
    const defaults = Object.entries(definition.filters).map(([name, { choices }]) => [
      name,
      choices[0][0],
    ])
    setFilters({ ...Object.fromEntries(defaults), search: '' })
  }
  const turnPage = (by: 1 | -1) =>
    void navigate({
      to: '.',
      // Relative to the page in the URL, which may still be loading, so that a second press turns another page.
      search: ({ page = 1, ...current }) => ({
        ...current,
        page: Math.max(1, Math.min(page + by, totalPages ?? Infinity)),
      }),
      resetScroll: false,
    })

  return {
    definition,
    search,
    /** The filters as text, which identifies the rows of all pages. */
    scope,
    query,
    /** The page to show; undefined while there is none. */
    data,
    /** The rows of the URL's page; undefined until they have loaded. */
    rows: isPlaceholder ? undefined : shownRows,
    hasFailed,
    isPlaceholder,
    redirectToPage,
    isFiltered: isFilteredList(definition, search),
    setFilters,
    clearFilters,
    turnPage,
  }
}

/** The state of a list whose rows are of this type. */
export type ListState<TRow extends { id: string }> = ReturnType<
  typeof useList<ListPageData<TRow>, ListSearch & Search, QueryKey>
>

/** Returns the value that `read` had when the component mounted or `key` changed. */
function useOnArrival<T>(key: string, read: () => T) {
  const [state, setState] = useState(() => ({ key, value: read() }))
  if (state.key === key) return state.value
  const value = read()
  setState({ key, value })
  return value
}

/** The most pages that a list keeps in the cache, for Back. A page of 20 rows takes about 8 kB. */
const MAX_CACHED_PAGES = 20

function dropOldPages(cache: QueryCache, queryKey: QueryKey) {
  const unused = cache.findAll({
    queryKey: queryKey.slice(0, 2),
    type: 'inactive',
    fetchStatus: 'idle',
  })
  const latestFirst = unused.toSorted((a, b) => b.state.dataUpdatedAt - a.state.dataUpdatedAt)
  for (const query of latestFirst.slice(MAX_CACHED_PAGES)) cache.remove(query)
}

/** Prefetches the next page once for each page that is shown, not after a refetch. */
function usePrefetchNextPage<TPage, TKey extends QueryKey>(
  scope: string,
  nextPage: number | null,
  getQuery: (page: number) => UseQueryOptions<TPage, ApiError, TPage, TKey>,
) {
  const queryClient = useQueryClient()
  const key = nextPage === null ? null : `${scope} ${nextPage}`
  const prefetchNext = useEffectEvent(() => {
    if (nextPage === null) return
    const options = getQuery(nextPage)
    dropOldPages(queryClient.getQueryCache(), options.queryKey)
    void prefetch(queryClient, options)
  })
  useEffect(() => {
    if (key !== null) prefetchNext()
  }, [key])
}
