import { useQuery, useQueryClient } from '@tanstack/react-query'
import type * as v from 'valibot'
import { detailsQuery } from '@/api/queries'
import { pollInterval } from '@/api/query-client'
import type { DetailedResource } from '@/api/resource'
import { detailsState } from './details-state'
import { findCached } from './find-cached'

interface DetailsOptions<TRow> {
  /** The refetch interval in ms. Only applies while the tab is visible. */
  refetchEvery?: number
  /** Whether the record's status is final, so that it is not refetched. */
  isSettled?: (record: TRow) => boolean
  /** Whether the list's row has all fields, so that failed details are no error. */
  rowIsComplete?: boolean
}

/** Until the details load, `record` is the cached row of a list and `data` is undefined. */
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
  const row = findCached(queryClient, resource, id)?.record
  const loaded: TRow | undefined = query.data?.record
  return { query, data: query.data, ...detailsState(query, loaded, row, rowIsComplete) }
}
