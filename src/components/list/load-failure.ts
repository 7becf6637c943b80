import type { ApiError } from '@/lib/http'
import type { ListDefinition } from '@/lib/list'

/** The sentence that stands in place of the rows of a list that failed to load. */
export const loadFailure = (
  { noun: [, many], path }: Pick<ListDefinition, 'noun' | 'path'>,
  error: Pick<ApiError, 'isFinal' | 'status'> | null,
) =>
  error?.isFinal
    ? `This backend does not provide ${many} (GET ${path} answered ${error.status})`
    : `The ${many} could not be loaded`
