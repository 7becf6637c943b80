import { useMutation, useQueryClient } from '@tanstack/react-query'
import type * as v from 'valibot'
import { fetchDetails } from '@/api/latest-record'
import { detailsQuery, listsKey } from '@/api/queries'
import type { DetailedResource } from '@/api/resource'
import type { ReadActions, RecordActions } from './record-action'

/**
 * Returns a function that refetches a record and its details before a request that depends on them.
 * Another administrator or a lost request may have changed the record. The page shows the new data.
 * Resolves to undefined after an error, which the mutation cache reports.
 */
export function useReadDetails<TRow extends { id: string }, TDetails extends v.ObjectEntries>(
  resource: DetailedResource<TRow, TDetails>,
  id: string,
) {
  const queryClient = useQueryClient()
  const { mutateAsync } = useMutation({
    mutationFn: () => fetchDetails(resource, id),
    meta: { isRead: true },
    onSuccess: (details) => {
      const { queryKey } = detailsQuery(resource, id)
      const before = queryClient.getQueryData(queryKey)
      // If the response is equal, structural sharing keeps the object.
      const hasChanged = queryClient.setQueryData(queryKey, details) !== before
      if (hasChanged) void queryClient.invalidateQueries({ queryKey: listsKey(resource) })
    },
  })
  return () => mutateAsync().catch(() => undefined)
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

export function useReadActions<TRow extends { id: string }, TDetails extends v.ObjectEntries>(
  resource: DetailedResource<TRow, TDetails>,
  id: string,
  getActions: ((record: TRow) => RecordActions) | undefined,
): ReadActions {
  const read = useReadRecord(resource, id)
  return async () => {
    const record = await read()
    return record && (getActions?.(record) ?? {})
  }
}

export const notReadAgain = (noun: string) =>
  `The ${noun} could not be read again, so nothing was sent.`

export const noLongerPossible = (noun: string) =>
  `The ${noun} has changed meanwhile: this is no longer possible.`

export const otherQuestion = (noun: string) =>
  `The ${noun} has changed meanwhile. Read the question again before you confirm.`
