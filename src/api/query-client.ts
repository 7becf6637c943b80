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
import { endSession, getSession } from '@/lib/session'
import { toast } from '@/lib/toast'
import { ApiError, fetchJson, type Path } from './http'
import { MutationResult } from './mutation-result'

declare module '@tanstack/react-query' {
  interface Register {
    defaultError: ApiError
    queryMeta: {
      /** Mutations do not affect it. */
      ignoresMutations?: true
      /** The page itself reports a failure: no toast. */
      reportedByPage?: true
    }
    mutationMeta: {
      /** The toast's title after success. An `MutationResult` that the mutation resolves to adds what changed. */
      success?: string
      /** Reads only: a failure is reported like that of a query. */
      isRead?: true
      /** The page itself reports the outcome: no toast. */
      reportedByPage?: true
    }
  }
}

const READ_RETRIES = 3
const FIRST_WAIT_MS = 1000
const MAX_WAIT_MS = 30_000
const FRESH_MS = 10_000
const MAY_BE_DONE = 'No response arrived, so it may have been done. Check before you try again.'

/** Ends the session, or shows a toast. */
function report(error: Error, isRead: boolean) {
  const { message, status, unauthenticated, isFromEndedSession, isLost } =
    error instanceof ApiError ? error : new ApiError()
  if (isFromEndedSession) return
  if (unauthenticated) return endSession('expired')
  if (isRead && status !== 0) toast.error(`An unexpected error occurred\n${message}`)
  else toast.error(isLost ? `${message}\n${MAY_BE_DONE}` : message)
}

function reportSuccess(title: string, data: unknown) {
  const { detail, view } = data instanceof MutationResult ? data : {}
  toast.success(detail ? `${title}\n${detail}` : title, view)
}

/**
 * The mutation key of a change to related records. It invalidates every query: an order, for example, is part of the responses
 * about its customer, its restaurant, its driver and its voucher.
 */
export const ALL_QUERIES: QueryKey = []

const isList = ({ queryKey: [, part] }: Query) => part === 'list'

/**
 * The time to the next refetch of a query that is polled every `interval` ms. Not after a 404 or 501, because the backend lacks
 * it. Ten times as long after another failure, because each one shows a toast.
 */
export function pollInterval(interval: number, error: ApiError | null) {
  if (error?.isMissing) return false
  return error ? 10 * interval : interval
}

/**
 * Whether a query has nothing to show because it failed. A failed prefetch counts only if the backend lacks it, else the query
 * fetches again on mount. A retry after a failure still counts, so that the rows of other filters do not reappear.
 */
export function hasFailedToLoad(query: UseQueryResult<unknown, ApiError>) {
  const hasEnded = query.isFetchedAfterMount || query.error?.isMissing === true
  return hasEnded && (query.data === undefined || query.isPlaceholderData)
}

/** A GET request, cached under `queryKey`. */
export function getQueryOptions<TSchema extends v.GenericSchema, TKey extends QueryKey>(
  queryKey: TKey,
  path: Path,
  schema: TSchema,
) {
  return queryOptions({ queryKey, queryFn: ({ signal }) => fetchJson(path, schema, { signal }) })
}

/** A request with the retries of a query, but never cached. A mutation does not cancel it. */
export function detachedQuery<T>(
  queryKey: QueryKey,
  read: (signal: AbortSignal) => Promise<T>,
): QueryExecuteOptions<T> {
  return {
    queryKey,
    queryFn: ({ signal }) => read(signal),
    gcTime: 0,
    meta: { ignoresMutations: true },
  }
}

/** Fetches a query unless it is fresh. A failure is silent: the page fetches it again on mount. */
export async function prefetch<TData, TSelected, TKey extends QueryKey>(
  queryClient: QueryClient,
  query: QueryExecuteOptions<TData, ApiError, TSelected, TData, TKey>,
) {
  await queryClient.query(query).catch(() => undefined)
}

/**
 * The query client, and the one place that reports the outcome of requests. After a mutation, the queries under its
 * `mutationKey` are refetched.
 */
export function createQueryClient(): QueryClient {
  // The token that each mutation was sent with: a mutation of an earlier session is not reported in this one.
  const senders = new WeakMap<object, string | undefined>()

  async function refetch(queryKey: QueryKey) {
    const affected = { queryKey, predicate: ({ meta }: Query) => !meta?.ignoresMutations }
    // A pending response may be older than the mutation, and invalidating does not restart a first fetch.
    await queryClient.cancelQueries(affected)
    // Revisiting a page must not show data from before the mutation. A list shows it dimmed (components/list/use-list.ts),
    // so that Back returns to the same rows and scroll position.
    queryClient.removeQueries({
      ...affected,
      type: 'inactive',
      predicate: (query) => affected.predicate(query) && !isList(query),
    })
    await queryClient.invalidateQueries(affected)
  }

  const queryClient = new QueryClient({
    queryCache: new QueryCache({
      onError: (error, query) => {
        if (error.unauthenticated) return report(error, true)
        // A prefetch fails silently, and the page itself says what the server does not have.
        const isSilent = query.meta?.reportedByPage || error.isMissing
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
        // The server may have applied it, or the object may be gone.
        const mayHaveChanged =
          !error.hadNoEffect && !error.isFromEndedSession && !error.unauthenticated
        if (mutationKey && mayHaveChanged) void refetch(mutationKey)
      },
      onSuccess: (data, _variables, _result, mutation) => {
        const { meta, options } = mutation
        if (senders.get(mutation) !== getSession()?.token) return
        if (meta?.success) reportSuccess(meta.success, data)
        if (options.mutationKey) void refetch(options.mutationKey)
      },
    }),
    defaultOptions: {
      queries: {
        retry: (failures, error) =>
          !error.isMissing &&
          !error.unauthenticated &&
          !error.isFromEndedSession &&
          failures < READ_RETRIES,
        // What the backend lacks is not requested again.
        refetchOnWindowFocus: ({ state: { error } }) => !error?.isMissing,
        retryDelay: (failures) => Math.min(FIRST_WAIT_MS * 2 ** failures, MAX_WAIT_MS),
        gcTime: 5 * 60_000,
        // The loader and the page share one request. Data from the future (the clock was set back) is stale.
        staleTime: ({ state }) =>
          state.dataUpdatedAt > Date.now() ? Number.NEGATIVE_INFINITY : FRESH_MS,
      },
      // An offline mutation fails at once: it must not be sent later, unexpectedly.
      mutations: { retry: false, networkMode: 'always' },
    },
  })
  return queryClient
}
