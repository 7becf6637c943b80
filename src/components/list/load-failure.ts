import type { ApiError } from '@/api/http'
import type { Listing } from '@/api/list'

/** The sentence in place of the rows of a list that failed to load, and what the backend answered if it lacks the list. */
export const loadFailure = (
  { noun: [, many], path }: Pick<Listing, 'noun' | 'path'>,
  error: Pick<ApiError, 'isMissing' | 'status'> | null,
) =>
  error?.isMissing
    ? {
        title: `This backend does not provide ${many}`,
        detail: `GET ${path} answered ${error.status}`,
      }
    : { title: `The ${many} could not be loaded` }
