import {
  MutationCache,
  QueryCache,
  QueryClient,
  queryOptions,
  type Query,
  type QueryExecuteOptions,
  type QueryKey,
  type UseQueryResult,
} from '@tanstack/react-query'
import type * as v from 'valibot'
import { toast } from '@/lib/toast'
import { endSession, getSession } from '@/memory/session'
import { ApiError } from './api-error'
import { fetchJson, type Path } from './http'
import { canView } from './permissions'
import { MutationResult } from './remembered'
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
  const { message, status, unauthenticated, isFromEndedSession, isLost } =
    error instanceof ApiError ? error : new ApiError()
  if (isFromEndedSession) return
  if (unauthenticated) return endSession('expired')
  if (isRead && status !== 0) toast.error(`An unexpected error occurred\n${message}`)
  else toast.error(isLost ? `${message}\n${MAY_BE_DONE}` : message)
}

function reportSuccess(title: string, data: unknown) {
  const { detail, view, isPartial } = data instanceof MutationResult ? data : {}
  if (isPartial && detail) toast.warning(detail)
  else toast.success(detail ? `${title}\n${detail}` : title, view)
}

/**
 * The mutation key of changes that affect related records. It matches every query: an order, for
 * example, is also part of the responses for its customer, restaurant, driver and voucher.
 */
export const ALL_QUERIES: QueryKey = []

/**
 * The time in ms until a polled query is refetched, or false if its error is final. After any other
 * error the time is ten times longer, because each error shows a toast. It is never shorter than a
 * busy server asks for.
 */
export function pollInterval(interval: number, error: ApiError | null) {
  if (error?.isFinal) return false
  if (!error) return interval
  return Math.max(10 * interval, (error.busyUntil ?? 0) - Date.now())
}

/**
 * Whether a query failed and has no data to show. A failed prefetch counts only if its error is
 * final, because other errors are retried on mount. A query that is retrying still counts as
 * failed, so that rows of other filters do not reappear.
 */
export function hasFailedToLoad(query: UseQueryResult<unknown, ApiError>) {
  const hasEnded = query.isFetchedAfterMount || query.error?.isFinal === true
  return hasEnded && (query.data === undefined || query.isPlaceholderData)
}

export function getQueryOptions<TSchema extends v.GenericSchema, TKey extends QueryKey>(
  queryKey: TKey,
  path: Path,
  schema: TSchema,
) {
  return queryOptions({ queryKey, queryFn: ({ signal }) => fetchJson(path, schema, { signal }) })
}

/**
 * Fetches a query unless its data is fresh or the module may not be viewed. Ignores errors, because
 * the page refetches on mount.
 */
export async function prefetch<TData, TSelected, TKey extends QueryKey>(
  queryClient: QueryClient,
  query: QueryExecuteOptions<TData, ApiError, TSelected, TData, TKey>,
) {
  if (canView(query.queryKey[0])) await queryClient.query(query).catch(() => undefined)
}

/**
 * Reports the outcome of every request. After a mutation, refetches the queries under its
 * `mutationKey`.
 */
export function createQueryClient(): QueryClient {
  // The token of each mutation, by mutation. The outcome of a mutation of an earlier session is not
  // reported.
  const senders = new WeakMap<object, string | undefined>()

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
        if (error.unauthenticated) return report(error, true)
        // A prefetch fails silently. The page itself shows a final error.
        const isSilent = query.meta?.reportedByPage || error.isFinal
        if (query.getObserversCount() === 0 || isSilent) return undefined
        return report(error, true)
      },
    }),
    mutationCache: new MutationCache({
      onMutate: (_variables, mutation) => {
        senders.set(mutation, getSession()?.token)
      },
      onError: (error, _variables, _result, { meta, options: { mutationKey } }) => {
        if (!meta?.reportedByPage) report(error, meta?.isRead ?? false)
        // The server may have applied the change, or the record may be gone.
        const mayHaveChanged =
          !error.hadNoEffect && !error.isFromEndedSession && !error.unauthenticated
        if (mutationKey && mayHaveChanged) void refetch(mutationKey)
      },
      onSuccess: (data, _variables, _result, mutation) => {
        if (senders.get(mutation) !== getSession()?.token) return
        if (mutation.meta?.success) reportSuccess(mutation.meta.success, data)
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
          !error.unauthenticated &&
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
