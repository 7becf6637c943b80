import {
  useQueryClient,
  type QueryCache,
  type QueryKey,
  type UseQueryOptions,
} from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import type { ApiError } from '@/api/api-error'
import { prefetch } from '@/api/query-options'
import { afterPaint } from '@/lib/after-paint'
import { isSlowConnection } from '@/lib/slow-connection'

/** The maximum of cached pages per list, for Back. A page of 20 rows takes about 8 kB. */
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

/**
 * Prefetches the next page once for each view that is shown, but not after a refetch or with a slow
 * connection. `viewKey` is null without a next page.
 */
export function usePrefetchNextPage<TPage, TKey extends QueryKey>(
  viewKey: string | null,
  getQuery: () => UseQueryOptions<TPage, ApiError, TPage, TKey>,
) {
  const queryClient = useQueryClient()
  const prefetchNext = useEffectEvent(() => {
    const options = getQuery()
    dropOldPages(queryClient.getQueryCache(), options.queryKey)
    void prefetch(queryClient, options)
  })
  useEffect(() => {
    if (viewKey === null || isSlowConnection()) return undefined
    return afterPaint(() => prefetchNext())
  }, [viewKey])
}
