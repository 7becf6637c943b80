import { useQuery, type QueryKey, type UseQueryOptions } from '@tanstack/react-query'
import type { ApiError } from '@/api/api-error'
import { pollInterval } from '@/api/query-options'
import { MINUTE_MS } from '@/lib/clock'

interface PolledQuery {
  state: { error: ApiError | null }
}

const canRetry = ({ state: { error } }: PolledQuery) => !error?.isFinal

/** Refetches every minute while the tab is visible, unless the error is final. */
export const everyMinute = {
  refetchInterval: ({ state: { error } }: PolledQuery) => pollInterval(MINUTE_MS, error),
  retryOnMount: canRetry,
}

export function usePolledQuery<TData, TSelected, TKey extends QueryKey>(
  options: UseQueryOptions<TData, ApiError, TSelected, TKey>,
) {
  return useQuery({ ...options, ...everyMinute })
}
