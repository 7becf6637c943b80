import { hashKey, keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import type * as v from 'valibot'
import { useCapabilities } from '@/api/announced'
import { NO_CAPABILITIES, unannounced } from '@/api/capabilities'
import { noDates, onDay } from '@/api/dates'
import { type Filters, type Listing, type ListSearch, type Search, type SearchOf } from '@/api/list'
import { isFilteredList, offeredFilters } from '@/api/list-filters'
import { fetchPage, listQuery } from '@/api/queries'
import { hasFailedToLoad } from '@/api/query-client'
import type { Resource } from '@/api/resource'
import { listDates } from '@/components/list/filters/list-dates'
import { notPolled } from '@/components/list/updates/list-updates'
import { useToday } from '@/hooks/use-now'
import { usePrefetchNextPage } from './use-prefetch-next-page'

/**
 * The state of a list page. The returned functions change the URL.
 *
 * - `isPlaceholder`: `data` is outdated, because the requested page is still loading.
 * - `redirect`: the params to change if the URL asks for a page past the last one, or for an order,
 *   dates or a filter that the backend does not have.
 */
export function useList<
  TFilters extends Filters,
  TRow extends { id: string },
  TMeta extends v.ObjectEntries,
>(
  resource: Resource<TFilters, TRow, v.ObjectEntries, TMeta>,
  search: SearchOf<TFilters> & Search,
  updates = notPolled,
) {
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  // Without the rows' types, for components that render any list.
  const listing: Listing<TFilters> = resource
  const params: ListSearch & Search = search
  const capabilities = useCapabilities(resource) ?? NO_CAPABILITIES
  const filters = offeredFilters(resource.filters, capabilities)
  // A preset has other days on a new day.
  const today = useToday()
  const options = listQuery(resource, search)
  const isPolled = search.page === 1 && search.sort === undefined
  const query = useQuery({
    ...options,
    placeholderData: keepPreviousData,
    ...updates.useOptions(isPolled),
  })
  const hasFailed = hasFailedToLoad(query)
  const response = hasFailed ? undefined : query.data
  const totalPages = response?.totalPages ?? null
  const end = query.isPlaceholderData ? null : totalPages
  const redirect =
    end !== null && search.page > end
      ? { page: end }
      : query.isSuccess && !query.isPlaceholderData
        ? unannounced(params, capabilities, resource.filters)
        : null
  const names = ['search', 'dates', 'from', 'to', ...Object.keys(resource.filters)]
  const filterKey = JSON.stringify(names.map((name) => search[name]))
  const viewKey = `${filterKey} ${search.sort}`
  // Rows from before a mutation, until the refetch on returning to the page.
  const wasInvalidated = useOnArrival(
    `${viewKey} ${search.page}`,
    () => queryClient.getQueryState(options.queryKey)?.isInvalidated === true,
  )
  const isOutdated = wasInvalidated && !query.isFetchedAfterMount
  const isPlaceholder = query.isPlaceholderData || redirect !== null || isOutdated
  const keptKey = isPolled && !isOutdated ? hashKey(options.queryKey) : null
  const settled = updates.useSettled(keptKey, response, query.isPlaceholderData)
  const { data } = settled
  usePrefetchNextPage(
    viewKey,
    !isPlaceholder && end !== null && search.page < end ? search.page + 1 : null,
    (page) => listQuery(resource, { ...search, page }),
  )

  // The counts of a response are those of its filters.
  const [countedKey, setCountedKey] = useState(filterKey)
  if (!query.isPlaceholderData && countedKey !== filterKey) setCountedKey(filterKey)

  const setFilters = (change: Readonly<Record<string, string | undefined>>) =>
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
    setFilters({ ...Object.fromEntries(defaults), search: '', ...noDates })
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

  const { dialog, [resource.param]: openRecord } = params
  const isAboutRows =
    typeof dialog === 'string' &&
    openRecord === undefined &&
    resource.actions?.includes(dialog) === true

  return {
    resource: listing,
    /** The same with the rows' types, for requests. */
    rowResource: resource,
    search: params,
    /**
     * Fetches another page, by default with the same search and filters. A preset has the days that
     * it had when this function was created, so that all pages of an export have the same.
     */
    readPage: (page: number, signal: AbortSignal, others?: Search, limit?: number) =>
      fetchPage(resource, onDay({ ...search, ...others, page }, today), signal, limit),
    /** The search and the filters as a key. */
    filterKey,
    query,
    /** The latest response with the shown rows. Undefined while there is nothing to show. */
    data,
    /** The number of rows of the latest response. */
    rowCount: response?.rows.length ?? 0,
    updates,
    settled,
    refresh: () =>
      void query.refetch().then(({ isSuccess }) => isSuccess && settled.showLatest?.()),
    /** The rows of the URL's page. Undefined until they have loaded. */
    rows: isPlaceholder ? undefined : data?.rows,
    hasFailed,
    isPlaceholder,
    /** Whether the counts of `data` are of the filters before. */
    isOfOtherFilters: query.isPlaceholderData && countedKey !== filterKey,
    redirect,
    /** The action whose dialog is open without a record: it is about the selected rows. */
    openAction: isAboutRows ? dialog : null,
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
    filters,
    /** Whether there are too many filters for most windows, which show the first two. */
    isPacked: filters.length > 2,
    dates: listDates(listing, params, capabilities),
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
