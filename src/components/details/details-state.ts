import type { UseQueryResult } from '@tanstack/react-query'
import type { ApiError } from '@/api/http'

export type DetailsQuery = UseQueryResult<unknown, ApiError>

/** Whether the error means that the record does not exist, or no longer exists. */
export const isGone = (error: ApiError | null) => error?.status === 404 || error?.status === 410

/**
 * The state of a record's details. `loaded` is the record in the response, and `row` is the record in the list, shown until
 * then, or for good if it has all that the details have (`rowIsComplete`). `hasFailed` is true without a response. `isLoading` is
 * for the facts that a row does not have. `isUnavailable` is true if there is nothing to show, and `isReady` if actions are
 * possible.
 */
export function detailsState<T>(
  {
    data,
    error,
    isFetchedAfterMount,
  }: Pick<DetailsQuery, 'data' | 'error' | 'isFetchedAfterMount'>,
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
