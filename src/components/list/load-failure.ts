import type { ApiError } from '@/api/http'
import type { ListDefinition } from '@/api/list'

/** The sentence in place of the rows of a list that failed to load, and what the backend answered if it lacks the list. */
export const loadFailure = (
  { noun: [, many], path }: Pick<ListDefinition, 'noun' | 'path'>,
  error: Pick<ApiError, 'isFinal' | 'status'> | null,
) =>
  error?.isFinal
    ? {
        title: `This backend does not provide ${many}`,
        detail: `GET ${path} answered ${error.status}`,
      }
    : { title: `The ${many} could not be loaded` }
