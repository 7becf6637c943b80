import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query'
import type * as v from 'valibot'
import { isGone } from '@/api/api-error'
import { fetchBeforeChange, fetchDetails, historyIn } from '@/api/latest-record'
import type { Filters } from '@/api/list'
import type { ListPageData } from '@/api/list-response'
import { detailsQuery, listsKey } from '@/api/queries'
import type { RecordRef } from '@/api/requests'
import type { DetailedResource, Resource } from '@/api/resource'
import type { ReadActions, RecordActions } from './record-action'

// Reads a record again before a request that depends on it, and after a lost response. Another
// administrator or a lost request may have changed it. The page shows the new data.

/** Whether a list shows the record as it was before. */
function isOutdated(
  queryClient: QueryClient,
  resource: Pick<Resource, 'module'>,
  id: string,
  record: { id: string } | null,
) {
  const shown = queryClient
    .getQueriesData<ListPageData<{ id: string }>>({ queryKey: listsKey(resource) })
    .flatMap(([, page]) => page?.rows.filter((row) => row.id === id) ?? [])
  return shown.some((row) => JSON.stringify(row) !== JSON.stringify(record))
}

async function readDetails<TRow extends { id: string }, TDetails extends v.ObjectEntries>(
  queryClient: QueryClient,
  resource: DetailedResource<TRow, TDetails>,
  id: string,
) {
  const details = await fetchDetails(resource, id)
  const { queryKey } = detailsQuery(resource, id)
  const before = queryClient.getQueryData(queryKey)
  // If the response is equal, structural sharing keeps the object.
  const isNew = queryClient.setQueryData(queryKey, details) !== before
  const record: TRow | undefined = details.record
  const hasChanged = before ? isNew : isOutdated(queryClient, resource, id, record ?? null)
  if (hasChanged) void queryClient.invalidateQueries({ queryKey: listsKey(resource) })
  return details
}

/** The record and its history. Resolves to null if the record no longer exists. */
async function readRecord<TRow extends { id: string }, TDetails extends v.ObjectEntries>(
  queryClient: QueryClient,
  resource: Resource<Filters, TRow, TDetails>,
  ref: RecordRef,
) {
  const { details } = resource
  if (details) {
    try {
      const detailed: DetailedResource<TRow, TDetails> = { ...resource, details }
      const latest = await readDetails(queryClient, detailed, ref.id)
      const record: TRow | undefined = latest.record
      return record ? { record, history: historyIn(latest) } : null
    } catch (error) {
      if (isGone(error)) return null
      throw error
    }
  }
  const row = await fetchBeforeChange(resource, ref)
  if (isOutdated(queryClient, resource, ref.id, row)) {
    void queryClient.invalidateQueries({ queryKey: listsKey(resource) })
  }
  return row && { record: row, history: null }
}

/**
 * Returns a function that calls `read`. It resolves to undefined after an error, which the mutation
 * cache reports.
 */
export function useReported<T>(read: () => Promise<T>) {
  const { mutateAsync } = useMutation({ mutationFn: read, meta: { isRead: true } })
  return () => mutateAsync().catch(() => undefined)
}

/** Reads a record and its details. */
export function useReadDetails<TRow extends { id: string }, TDetails extends v.ObjectEntries>(
  resource: DetailedResource<TRow, TDetails>,
  id: string,
) {
  const queryClient = useQueryClient()
  return useReported(() => readDetails(queryClient, resource, id))
}

/** Like `useReadDetails`, but the function resolves to the record alone. */
export function useReadRecord<TRow extends { id: string }, TDetails extends v.ObjectEntries>(
  resource: DetailedResource<TRow, TDetails>,
  id: string,
) {
  const read = useReadDetails(resource, id)
  return async () => {
    const record: TRow | undefined = (await read())?.record
    return record
  }
}

/** Returns a function that reads records. It reports nothing. */
export function useReadLatest<TRow extends { id: string }, TDetails extends v.ObjectEntries>(
  resource: Resource<Filters, TRow, TDetails>,
) {
  const queryClient = useQueryClient()
  return async (ref: RecordRef) => {
    const latest = await readRecord(queryClient, resource, ref)
    return latest && latest.record
  }
}

export function useReadActions<TRow extends { id: string }, TDetails extends v.ObjectEntries>(
  resource: Resource<Filters, TRow, TDetails>,
  record: RecordRef,
  getActions: (record: TRow) => RecordActions,
): ReadActions {
  const queryClient = useQueryClient()
  return async () => {
    const latest = await readRecord(queryClient, resource, record)
    return latest && { actions: getActions(latest.record), history: latest.history }
  }
}
