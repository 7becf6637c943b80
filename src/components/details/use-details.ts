import { useQuery, useQueryClient } from '@tanstack/react-query'
import type * as v from 'valibot'
import type { ListPageData } from '@/api/list'
import { detailsQuery, listsKey } from '@/api/queries'
import { pollInterval } from '@/api/query-client'
import type { DetailedResource } from '@/api/resource'
import { detailsState } from './details-state'

interface DetailsOptions<TRow> {
  /** The details are refetched after this time in ms, while the tab is visible. */
  refetchEvery?: number
  /** Whether the record does not change any more. */
  isSettled?: (record: TRow) => boolean
  /** A row of the list has all that the details have: a backend may lack the request for one record. */
  rowIsComplete?: boolean
}

/**
 * The details of a record. Until they have loaded, `record` is the row of a list in the cache, and `data`, with what belongs to
 * the record, is undefined.
 */
export function useDetails<TRow extends { id: string }, TDetails extends v.ObjectEntries>(
  resource: DetailedResource<TRow, TDetails>,
  id: string,
  { refetchEvery, isSettled, rowIsComplete }: DetailsOptions<TRow> = {},
) {
  const queryClient = useQueryClient()
  const query = useQuery({
    ...detailsQuery(resource, id),
    refetchInterval: ({ state: { data, error } }) => {
      const record: TRow | undefined = data?.record
      if (refetchEvery === undefined || (record && isSettled?.(record))) return false
      return pollInterval(refetchEvery, error)
    },
  })
  const row = queryClient
    .getQueriesData<ListPageData<TRow>>({
      queryKey: listsKey(resource),
      // An invalidated list may be older than a mutation.
      predicate: ({ state }) => !state.isInvalidated,
    })
    .flatMap(([, page]) => page?.rows ?? [])
    .find((candidate) => candidate.id === id)
  const loaded: TRow | undefined = query.data?.record
  const { noun } = resource
  return { noun, query, data: query.data, ...detailsState(query, loaded, row, rowIsComplete) }
}
