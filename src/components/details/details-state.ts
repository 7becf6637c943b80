import type { UseQueryResult } from '@tanstack/react-query'
import { isGone, type ApiError } from '@/api/api-error'

export type DetailsQuery = UseQueryResult<unknown, ApiError>

/**
 * The state of a record's details. `loaded` is the record of the response, and `row` the one of the
 * list. With `rowIsComplete`, the row has all fields of the details.
 *
 * - `record`: the loaded record, or the row until the record has loaded.
 * - `hasFailed`: the request failed and there is no data.
 * - `isLoading`: fields that the row lacks are still loading.
 * - `isUnavailable`: there is nothing to show.
 * - `isReady`: the record is complete enough for actions.
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
