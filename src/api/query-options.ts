import {
  type QueryClient,
  queryOptions,
  type QueryExecuteOptions,
  type QueryKey,
  type UseQueryResult,
} from '@tanstack/react-query'
import type * as v from 'valibot'
import type { ApiError } from './api-error'
import { fetchJson, type Path } from './http'
import { canView } from './permissions'

/**
 * The time in ms until a polled query is refetched, or false if its error is final. After any other
 * error the time is ten times longer, because each error shows a toast. It is never shorter than a
 * busy server asks for.
 */
export function pollInterval(interval: number, error: ApiError | null) {
  if (error?.isFinal) return false
  if (!error) return interval
  return Math.max(10 * interval, (error.busyUntil ?? 0) - Date.now())
}

/**
 * Whether a query failed and has no data to show. A failed prefetch counts only if its error is
 * final, because other errors are retried on mount. A query that is retrying still counts as
 * failed, so that rows of other filters do not reappear.
 */
export function hasFailedToLoad(query: UseQueryResult<unknown, ApiError>) {
  const hasEnded = query.isFetchedAfterMount || query.error?.isFinal === true
  return hasEnded && (query.data === undefined || query.isPlaceholderData)
}

export function getQueryOptions<TSchema extends v.GenericSchema, TKey extends QueryKey>(
  queryKey: TKey,
  path: Path,
  schema: TSchema,
) {
  return queryOptions({ queryKey, queryFn: ({ signal }) => fetchJson(path, schema, { signal }) })
}

/**
 * Fetches a query unless its data is fresh or the module may not be viewed. Ignores errors, because
 * the page refetches on mount.
 */
export async function prefetch<TData, TSelected, TKey extends QueryKey>(
  queryClient: QueryClient,
  query: QueryExecuteOptions<TData, ApiError, TSelected, TData, TKey>,
) {
  if (canView(query.queryKey[0])) await queryClient.query(query).catch(() => undefined)
}
