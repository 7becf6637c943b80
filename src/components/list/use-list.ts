import { hashKey, keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import type * as v from 'valibot'
import { onDay } from '@/api/dates'
import type { Filters, Search, SearchOf } from '@/api/list'
import { fetchPage, listQuery } from '@/api/queries'
import { hasFailedToLoad, pollInterval } from '@/api/query-options'
import { useHeld } from '@/hooks/use-held'
import { useToday } from '@/hooks/use-now'
import type { ListDefinition } from './define-list'
import { updatesPaused } from './updates/polled-updates'
import { useSettledRows } from './updates/use-settled-rows'
import { useListParams, type ListParams } from './use-list-params'
import { usePrefetchNextPage } from './use-prefetch-next-page'

/** The state of a list page: what the URL says, and the response. */
export function useList<
  TFilters extends Filters,
  TRow extends { id: string },
  TMeta extends v.ObjectEntries,
>(definition: ListDefinition<TFilters, TRow, TMeta>, search: SearchOf<TFilters> & Search) {
  const params = useListParams(definition.resource, search)
  const loaded = useListRows(definition, search, params)
  return { definition, params, loaded }
}

export type List<TRow extends { id: string }> = ReturnType<
  typeof useList<Filters, TRow, v.ObjectEntries>
>

/**
 * The response to the request for a page of the list.
 *
 * - `isPlaceholder`: `data` is not that of the URL: the requested page is loading, the URL is about
 *   to change, or a change on another page has made the rows outdated.
 * - `redirect`: the params to change if the URL asks for a page past the last one, or for an order,
 *   dates or a filter that the backend does not have.
 */
function useListRows<
  TFilters extends Filters,
  TRow extends { id: string },
  TMeta extends v.ObjectEntries,
>(
  { resource, pollEvery, relate }: ListDefinition<TFilters, TRow, TMeta>,
  search: SearchOf<TFilters> & Search,
  { filterKey, viewKey, resets, askedSort }: ListParams,
) {
  const queryClient = useQueryClient()
  // A preset has other days on a new day.
  const today = useToday()
  const isPaused = updatesPaused.use()
  const isPolled = pollEvery !== undefined && search.page === 1 && search.sort === undefined
  const options = listQuery(resource, search)
  const query = useQuery({
    ...options,
    placeholderData: keepPreviousData,
    refetchInterval: ({ state: { error } }) =>
      isPolled && !isPaused && pollInterval(pollEvery, error),
    ...(pollEvery !== undefined && isPaused && { refetchOnWindowFocus: false }),
  })
  const hasFailed = hasFailedToLoad(query)
  const received = hasFailed ? undefined : query.data
  const response = useMemo(
    () => (received && relate ? { ...received, rows: [...relate(received.rows)] } : received),
    [received, relate],
  )
  const totalPages = response?.totalPages ?? null
  const end = query.isPlaceholderData ? null : totalPages
  const redirect =
    end !== null && search.page > end
      ? { page: end }
      : query.isSuccess && !query.isPlaceholderData
        ? resets
        : null
  // Rows from before a mutation, until the refetch on returning to the page.
  const wasInvalidated = useOnArrival(
    viewKey,
    () => queryClient.getQueryState(options.queryKey)?.isInvalidated === true,
  )
  const isOutdated = wasInvalidated && !query.isFetchedAfterMount
  const isPlaceholder = query.isPlaceholderData || redirect !== null || isOutdated
  const { data, showLatest, ...updates } = useSettledRows(
    isPolled && !isOutdated ? hashKey(options.queryKey) : null,
    response,
    query.isPlaceholderData,
    // The oldest come first.
    isPolled && askedSort !== undefined,
  )
  usePrefetchNextPage(!isPlaceholder && end !== null && search.page < end ? viewKey : null, () =>
    listQuery(resource, { ...search, page: search.page + 1 }),
  )
  // The counts of a response are those of its filters.
  const countedKey = useHeld(filterKey, !query.isPlaceholderData)

  return {
    query,
    /** The latest response with the shown rows. Undefined while there is nothing to show. */
    data,
    /** The rows of the URL's page. Undefined until they have loaded. */
    rows: isPlaceholder ? undefined : data?.rows,
    /** The number of rows of the latest response. */
    rowCount: response?.rows.length ?? 0,
    totalPages,
    /** Whether the list is read again and again. */
    isPolled: isPolled && !isPaused && query.error?.isFinal !== true,
    hasFailed,
    isPlaceholder,
    /** Whether the counts of `data` are of the filters before. */
    isOfOtherFilters: query.isPlaceholderData && countedKey !== filterKey,
    redirect,
    /** `reveals` increases when the user reveals the news. */
    ...updates,
    refresh: () => void query.refetch().then(({ isSuccess }) => isSuccess && showLatest()),
    /**
     * Fetches another page, by default with the same search and filters. A preset has the days that
     * it had when this function was created, so that all pages of an export have the same.
     */
    readPage: (page: number, signal: AbortSignal, others?: Search, limit?: number) =>
      fetchPage(resource, onDay({ ...search, ...others, page }, today), signal, limit),
  }
}

/** The value that `read` returned on mount or when `key` last changed. */
function useOnArrival<T>(key: string, read: () => T) {
  const [state, setState] = useState(() => ({ key, value: read() }))
  if (state.key === key) return state.value
  const value = read()
  setState({ key, value })
  return value
}
