import {
  useQuery,
  useQueryClient,
  type UseQueryResult,
  type QueryClient,
} from '@tanstack/react-query'
import type * as v from 'valibot'
import { isGone, type ApiError } from '@/api/api-error'
import type { ListPageData } from '@/api/list-response'
import { detailsQuery, listsKey } from '@/api/queries'
import { pollInterval } from '@/api/query-options'
import type { DetailedResource } from '@/api/resource'

interface DetailsOptions<TRow> {
  /** The refetch interval in ms, while the tab is visible. */
  pollEvery?: number
  /** Whether the record's status is final. Then it is not refetched. */
  isFinal?: (record: TRow) => boolean
  /** The row of the list has all fields. Details that fail to load are no error. */
  rowIsComplete?: boolean
}

/** Until the details have loaded, `record` is the cached row of a list and `data` is undefined. */
export function useDetails<TRow extends { id: string }, TDetails extends v.ObjectEntries>(
  resource: DetailedResource<TRow, TDetails>,
  id: string,
  { pollEvery, isFinal, rowIsComplete }: DetailsOptions<TRow> = {},
) {
  const queryClient = useQueryClient()
  const query = useQuery({
    ...detailsQuery(resource, id),
    refetchInterval: ({ state: { data, error } }) => {
      const record: TRow | undefined = data?.record
      if (pollEvery === undefined || (record && isFinal?.(record))) return false
      return pollInterval(pollEvery, error)
    },
  })
  const row = findCached(queryClient, resource, id)?.record
  const loaded: TRow | undefined = query.data?.record
  return { query, data: query.data, ...detailsState(query, loaded, row, rowIsComplete) }
}

export type DetailsQueryResult = UseQueryResult<unknown, ApiError>

/**
 * The state of a record's details. `loaded` is the record of the response, and `row` the row of the
 * list. With `rowIsComplete`, the row has all fields of the details.
 *
 * - `record`: the loaded record, or the row until the record has loaded.
 * - `hasFailed`: the request failed and there is no data.
 * - `isLoading`: fields that the row does not have are still loading.
 * - `isUnavailable`: there is nothing to show.
 * - `isReady`: the record is complete enough for actions.
 */
export function detailsState<T>(
  {
    data,
    error,
    isFetchedAfterMount,
  }: Pick<DetailsQueryResult, 'data' | 'error' | 'isFetchedAfterMount'>,
  loaded: T | undefined,
  row: T | undefined,
  rowIsComplete = false,
) {
  const isEnough = rowIsComplete && row !== undefined
  const record = isGone(error) && !isEnough ? undefined : (loaded ?? row)
  const hasFailed = data === undefined && isFetchedAfterMount && !isEnough
  const isUnavailable = record === undefined && (hasFailed || isGone(error))
  const isReady = data !== undefined || isEnough
  return { record, hasFailed, isUnavailable, isReady, isLoading: !isReady && !hasFailed }
}

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
