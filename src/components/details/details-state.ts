import type { UseQueryResult } from '@tanstack/react-query'
import type { ApiError } from '@/lib/http'

export type DetailsQuery = UseQueryResult<unknown, ApiError>

/** Whether the error means that the record does not exist, or no longer exists. */
export const isGone = (error: ApiError | null) => error?.status === 404 || error?.status === 410

/**
 * The state of a record's details. `loaded` is the record in the response, and `row` is the record in the list, shown until
 * then. `hasFailed` is true without a response. `isLoading` is for the facts that a row does not have. `isUnavailable` is
 * true if there is nothing to show.
 */
export function detailsState<T>(
  {
    data,
    error,
    isFetchedAfterMount,
  }: Pick<DetailsQuery, 'data' | 'error' | 'isFetchedAfterMount'>,
  loaded: T | undefined,
  row: T | undefined,
) {
  const record = isGone(error) ? undefined : (loaded ?? row)
  const hasFailed = data === undefined && isFetchedAfterMount
  const isUnavailable = record === undefined && (hasFailed || isGone(error))
  return { record, hasFailed, isUnavailable, isLoading: data === undefined && !hasFailed }
}
