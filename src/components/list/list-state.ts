import type { UseQueryResult } from '@tanstack/react-query'

/**
 * What there is to show of one page of a list, whose query keeps the rows before as its placeholder.
 * `list` is undefined while there is nothing to show, `isPlaceholder` says that newer rows are on their way, and `redirectToPage` is
 * where to go instead of a `page` past the end (null: stay).
 */
export function listState<T extends { totalPages: number | null }>(
  query: UseQueryResult<T>,
  page: number,
) {
  // What failed before it was asked for here is read anew. A failed read that is being tried again is a failed one still;
  // it shows no rows of other filters meanwhile.
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
