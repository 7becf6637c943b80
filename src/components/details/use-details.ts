import {
  useQuery,
  useQueryClient,
  type QueryKey,
  type UseQueryOptions,
} from '@tanstack/react-query'
import type { ApiError } from '@/lib/http'
import type { ListPageData } from '@/lib/list'
import { detailsState } from './details-state'

interface DetailsOptions<TData, TKey extends QueryKey> {
  id: string
  query: UseQueryOptions<TData, ApiError, TData, TKey>
  /** The first parts of the keys of the module's list queries. */
  lists: QueryKey
  /** The details are refetched after this time in ms, while the tab is visible. */
  refetchEvery?: number
}

/**
 * The details of a record. Until they have loaded, `record` is the row of a list in the cache, and `data`, with what belongs to
 * the record, is undefined.
 */
export function useDetails<TData extends { record: { id: string } }, TKey extends QueryKey>({
  id,
  query,
  lists,
  refetchEvery,
}: DetailsOptions<TData, TKey>) {
  const queryClient = useQueryClient()
  const result = useQuery({ ...query, refetchInterval: refetchEvery ?? false })
  const row = queryClient
    .getQueriesData<ListPageData<TData['record']>>({ queryKey: lists })
    .flatMap(([, page]) => page?.rows ?? [])
    .find((candidate) => candidate.id === id)
  const loaded: TData['record'] | undefined = result.data?.record
  return { query: result, data: result.data, ...detailsState(result, loaded, row) }
}
