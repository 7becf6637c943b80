import type { QueryClient } from '@tanstack/react-query'
import type * as v from 'valibot'
import type { ListPageData } from '@/api/list-response'
import { detailsQuery, listsKey } from '@/api/queries'
import type { DetailedResource } from '@/api/resource'

/** The most recently loaded copy of a record in the cache, with its time in ms since 1970. */
export function findCached<TRow extends { id: string }, TDetails extends v.ObjectEntries>(
  queryClient: QueryClient,
  resource: DetailedResource<TRow, TDetails>,
  id: string,
) {
  const { queryKey } = detailsQuery(resource, id)
  const details: TRow | undefined = queryClient.getQueryData(queryKey)?.record
  const rows = queryClient
    .getQueriesData<ListPageData<TRow>>({ queryKey: listsKey(resource) })
    .map(([key, list]) => ({ key, record: list?.rows.find((row) => row.id === id) }))
  const [newest] = [{ key: queryKey, record: details }, ...rows]
    .flatMap(({ key, record }) => {
      const state = queryClient.getQueryState(key)
      // An invalidated query may predate a mutation.
      if (!record || !state || state.isInvalidated) return []
      return [{ record, updatedAt: state.dataUpdatedAt }]
    })
    .toSorted((a, b) => b.updatedAt - a.updatedAt)
  return newest
}
