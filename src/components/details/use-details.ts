import { useQuery, useQueryClient } from '@tanstack/react-query'
import type * as v from 'valibot'
import type { ListPageData } from '@/api/list'
import { detailsQuery, listsKey } from '@/api/queries'
import { pollInterval } from '@/api/query-client'
import type { DetailedResource } from '@/api/resource'
import { detailsState } from './details-state'

interface DetailsOptions<TRow> {
  /** The refetch interval in ms, while the tab is visible. */
  refetchEvery?: number
  /** Whether the record's status is final. It is not refetched then. */
  isSettled?: (record: TRow) => boolean
  /** Whether the list's row has all fields, for an API without a details endpoint. */
  rowIsComplete?: boolean
}

/** Until the details have loaded, `record` is the cached row of a list, and `data` is undefined. */
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
      // An invalidated list may predate a mutation.
      predicate: ({ state }) => !state.isInvalidated,
    })
    .flatMap(([, page]) => page?.rows ?? [])
    .find((candidate) => candidate.id === id)
  const loaded: TRow | undefined = query.data?.record
  const { noun } = resource
  return { noun, query, data: query.data, ...detailsState(query, loaded, row, rowIsComplete) }
}
