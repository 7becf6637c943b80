import { useQuery, useQueryClient } from '@tanstack/react-query'
import type * as v from 'valibot'
import type { Filters, ListPageData } from '@/lib/list'
import { detailsQuery, listsKey } from '@/lib/module-api'
import type { ModuleDefinition } from '@/lib/records'
import { detailsState } from './details-state'

/**
 * The details of a record. Until they have loaded, `record` is the row of a list in the cache, and `data`, with what belongs to
 * the record, is undefined. They are refetched every `refetchEvery` ms, while the tab is visible.
 */
export function useDetails<TRow extends { id: string }, TDetails extends v.ObjectEntries>(
  definition: ModuleDefinition<Filters, TRow, TDetails>,
  id: string,
  refetchEvery?: number,
) {
  const queryClient = useQueryClient()
  const query = useQuery({
    ...detailsQuery(definition, id),
    refetchInterval: refetchEvery ?? false,
  })
  const row = queryClient
    .getQueriesData<ListPageData<TRow>>({
      queryKey: listsKey(definition),
      // An invalidated list may be older than a mutation.
      predicate: ({ state }) => !state.isInvalidated,
    })
    .flatMap(([, page]) => page?.rows ?? [])
    .find((candidate) => candidate.id === id)
  const loaded: TRow | undefined = query.data?.record
  const { noun } = definition
  return { noun, query, data: query.data, ...detailsState(query, loaded, row) }
}
