import type { ApiError } from '@/api/http'
import type { Listing } from '@/api/list'

/** The error text of a list, and the API's response if the endpoint is missing. */
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
