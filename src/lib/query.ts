import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { ApiError } from './http'
import { notify } from './notify'
import { endSession, getSession } from './session'

declare module '@tanstack/react-query' {
  interface Register {
    defaultError: ApiError
    mutationMeta: {
      /** The toast when the write has succeeded. */
      success?: string
      /** The page itself says how it went: no toast. */
      reportedByPage?: true
    }
  }
}

const READ_RETRIES = 3
const FIRST_WAIT_MS = 1000
const LONGEST_WAIT_MS = 30_000
// Who goes through hundreds of pages comes back to the latest of them.
const MOST_UNUSED = 30

function report(error: Error, title?: string) {
  const { message, unauthenticated, isLate } = error instanceof ApiError ? error : new ApiError()
  if (isLate) return
  if (unauthenticated) endSession('expired')
  else notify.failure(title ? `${title}\n${message}` : message)
}

/**
 * The query client, and the one place that reports how calls went (specification, section 8).
 * A write that succeeded refetches what its `mutationKey` names.
 */
export function createQueryClient(): QueryClient {
  // The token that each write was sent with: one of a session that has ended is not reported to whoever came after.
  const senders = new WeakMap<object, string | undefined>()
  const queryClient = new QueryClient({
    queryCache: new QueryCache({
      // A read that nobody looks at, fetched ahead, is read again when somebody does.
      onError: (error, query) => {
        if (error.unauthenticated || query.getObserversCount() > 0) {
          report(error, 'An unexpected error occurred')
        }
      },
    }),
    mutationCache: new MutationCache({
      onMutate: (_variables, mutation) => {
        senders.set(mutation, getSession()?.token)
      },
      onError: (error, _variables, _result, { meta }) => {
        if (!meta?.reportedByPage) report(error)
      },
      onSuccess: (_data, _variables, _result, mutation) => {
        const { meta, options } = mutation
        const { mutationKey } = options
        if (senders.get(mutation) !== getSession()?.token) return
        if (meta?.success) notify.success(meta.success)
        if (!mutationKey) return
        // What nobody looks at is dropped: shown again, it would be what was there before the write.
        queryClient.removeQueries({ queryKey: mutationKey, type: 'inactive' })
        void queryClient.invalidateQueries({ queryKey: mutationKey })
      },
    }),
    defaultOptions: {
      queries: {
        retry: (failures, error) =>
          !error.unauthenticated && !error.isLate && failures < READ_RETRIES,
        retryDelay: (failures) => Math.min(FIRST_WAIT_MS * 2 ** failures, LONGEST_WAIT_MS),
        gcTime: 5 * 60_000,
        // A loader starts a read, the page that it leads to uses the same one.
        staleTime: 10_000,
      },
      // A write that cannot be sent fails at once: it must not be sent later, unasked.
      mutations: { retry: false, networkMode: 'always' },
    },
  })
  const cache = queryClient.getQueryCache()
  cache.subscribe(({ type, query: added }) => {
    if (type !== 'added') return
    const unused = cache
      .findAll({ type: 'inactive', fetchStatus: 'idle' })
      .filter((query) => query !== added)
      .toSorted((a, b) => a.state.dataUpdatedAt - b.state.dataUpdatedAt)
    for (const query of unused.slice(0, -MOST_UNUSED)) cache.remove(query)
  })
  return queryClient
}
