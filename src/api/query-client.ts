import {
  MutationCache,
  QueryCache,
  QueryClient,
  type Query,
  type QueryKey,
} from '@tanstack/react-query'
import { ignorePressesInPlace } from '@/lib/ignore-presses'
import { toast } from '@/lib/toast'
import { watchSession } from '@/memory/session'
import { ApiError } from './api-error'
import { MutationResult } from './mutation-result'
import { canView } from './permissions'
import { markBusy } from './slow-requests'

declare module '@tanstack/react-query' {
  interface Register {
    defaultError: ApiError
    queryMeta: {
      /** Mutations neither cancel nor invalidate this query. */
      ignoresMutations?: true
      /** The page shows the error itself, so there is no toast. */
      reportedByPage?: true
    }
    mutationMeta: {
      /** The title of the success toast. The detail of a `MutationResult` is added to it. */
      success?: string
      /** The mutation only reads. Its errors are reported like the errors of a query. */
      isRead?: true
      reportedByPage?: true
      /** The form or the page shows a question (`ApiError.isQuestion`), so there is no toast. */
      showsQuestions?: true
      /** Resolves after the refetch that follows a success. */
      waitsForRefetch?: true
    }
  }
}

const READ_RETRIES = 3
const FIRST_RETRY_MS = 1000
const MAX_RETRY_MS = 30_000
/** The delay before a failed read is sent again. A busy server decides how long. */
export function retryDelay(failures: number, { busyUntil }: ApiError) {
  const asked = busyUntil === null ? 0 : busyUntil - Date.now()
  if (busyUntil !== null && asked > 0) markBusy(busyUntil)
  return asked > 0 ? asked : Math.min(FIRST_RETRY_MS * 2 ** failures, MAX_RETRY_MS)
}
const FRESH_MS = 10_000
export const MAY_BE_DONE =
  'No response arrived, so it may have been done. Check before you try again.'

function report(error: Error, isRead: boolean) {
  const { message, status, isFromEndedSession, isLost, isQuestion } =
    error instanceof ApiError ? error : new ApiError()
  if (isFromEndedSession) return
  if (isRead && status !== 0) toast.error(`An unexpected error occurred\n${message}`)
  else if (isQuestion) toast.warning(message)
  else toast.error(isLost ? `${message}\n${MAY_BE_DONE}` : message)
}

function reportSuccess(title: string, data: unknown) {
  const { detail, view, isPartial, wayBack } = data instanceof MutationResult ? data : {}
  if (isPartial && detail) toast.warning(detail)
  else toast.success(detail ? `${title}\n${detail}` : title, { view, wayBack })
}

/**
 * The mutation key of changes that affect related records. It matches every query: an order, for
 * example, is also part of the responses for its customer, restaurant, driver and voucher.
 */
export const ALL_QUERIES: QueryKey = []

/**
 * Reports the outcome of every request. After a mutation, refetches the queries under its
 * `mutationKey`.
 */
export function createQueryClient(): QueryClient {
  // Whether the session of each mutation is still the same. If not, its outcome is not reported.
  const senders = new WeakMap<object, () => boolean>()

  async function refetch(queryKey: QueryKey) {
    const affected = { queryKey, predicate: ({ meta }: Query) => !meta?.ignoresMutations }
    // A pending response may predate the mutation, and invalidation does not restart an initial
    // fetch.
    await queryClient.cancelQueries(affected)
    // Pages must not show data from before the mutation. Lists are kept and dimmed
    // (components/list/use-list.ts), so that Back restores the rows and the scroll position.
    queryClient.removeQueries({
      ...affected,
      type: 'inactive',
      predicate: (query) => affected.predicate(query) && query.queryKey[1] !== 'list',
    })
    await queryClient.invalidateQueries(affected)
  }

  const queryClient = new QueryClient({
    queryCache: new QueryCache({
      onError: (error, query) => {
        // A prefetch fails silently. The page itself shows a final error.
        const isSilent = query.meta?.reportedByPage || error.isFinal
        if (query.getObserversCount() === 0 || isSilent) return undefined
        return report(error, true)
      },
    }),
    mutationCache: new MutationCache({
      onMutate: (_variables, mutation) => {
        senders.set(mutation, watchSession())
      },
      onError: (error, _variables, _result, { meta, options: { mutationKey } }) => {
        const isShown = meta?.reportedByPage || (meta?.showsQuestions && error.isQuestion)
        if (!isShown) report(error, meta?.isRead ?? false)
        // The server may have applied the change, or the record may be gone.
        const mayHaveChanged = !error.hadNoEffect && !error.isFromEndedSession
        if (mutationKey && mayHaveChanged) void refetch(mutationKey)
      },
      onSuccess: (data, _variables, _result, mutation) => {
        if (senders.get(mutation)?.() !== true) return
        if (mutation.meta?.success) {
          ignorePressesInPlace()
          reportSuccess(mutation.meta.success, data)
        }
        const refetched = mutation.options.mutationKey && refetch(mutation.options.mutationKey)
        return mutation.meta?.waitsForRefetch ? refetched : undefined
      },
    }),
    defaultOptions: {
      queries: {
        enabled: ({ queryKey: [module] }) => canView(module),
        retry: (failures, error) =>
          !error.isFinal &&
          !error.isBusyForLong &&
          !error.isFromEndedSession &&
          failures < READ_RETRIES,
        refetchOnWindowFocus: ({ state: { error } }) =>
          !error?.isFinal && (error?.busyUntil ?? 0) <= Date.now(),
        retryDelay,
        gcTime: 5 * 60_000,
        // The loader and the page share one request. Data with a timestamp in the future is stale.
        staleTime: ({ state }) =>
          state.dataUpdatedAt > Date.now() ? Number.NEGATIVE_INFINITY : FRESH_MS,
      },
      // Offline mutations fail immediately, because they must not be sent later without the user
      // noticing.
      mutations: { retry: false, networkMode: 'always' },
    },
  })
  return queryClient
}
