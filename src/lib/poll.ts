import { useQuery, type QueryKey, type UseQueryOptions } from '@tanstack/react-query'
import type { ApiError } from './http'

const SLOWER = 10

interface PolledQuery {
  state: { error: ApiError | null }
}

/**
 * The time to the next refetch of a query that is polled every `interval` ms. Not after a 404 or 501, because the backend lacks
 * it. Ten times as long after another failure, because each one shows a toast.
 */
export function pollInterval(interval: number, error: ApiError | null) {
  if (error?.isFinal) return false
  return error ? SLOWER * interval : interval
}

const MINUTE_MS = 60_000

const isProvided = ({ state: { error } }: PolledQuery) => !error?.isFinal

/** The options of a query that is refetched every minute while the tab is visible, unless the backend lacks it. */
export const everyMinute = {
  refetchInterval: ({ state: { error } }: PolledQuery) => pollInterval(MINUTE_MS, error),
  refetchOnWindowFocus: isProvided,
  retryOnMount: isProvided,
}

/** A query with the options of `everyMinute`. */
export function usePolledQuery<TData, TSelected, TKey extends QueryKey>(
  options: UseQueryOptions<TData, ApiError, TSelected, TKey>,
) {
  return useQuery({ ...options, ...everyMinute })
}
