import type { UseQueryResult } from '@tanstack/react-query'

/**
 * The state of a page of a list, whose query has the previous data as its placeholder. `list` is undefined while there is
 * nothing to show. While `isPlaceholder`, other rows are loading. `redirectToPage` is the last page if `page` is past it.
 */
export function listState<T extends { totalPages: number | null }>(
  query: UseQueryResult<T>,
  page: number,
) {
  // A failed prefetch does not count: the query fetches again on mount. A retry after a failure still counts as failed, so
  // that the rows of other filters do not reappear.
  const hasFailed = query.isFetchedAfterMount && (!query.data || query.isPlaceholderData)
  const list = hasFailed ? undefined : query.data
  const end = query.isPlaceholderData ? null : (list?.totalPages ?? null)
  const redirectToPage = end !== null && page > end ? end : null
  return {
    list,
    hasFailed,
    redirectToPage,
    isPlaceholder: query.isPlaceholderData || redirectToPage !== null,
  }
}
