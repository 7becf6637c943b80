import type { QueryExecuteOptions, QueryKey } from '@tanstack/react-query'
import { ApiError } from './api-error'
import type { ListPageData } from './list-response'

const CONCURRENCY = 4

/** A request that is retried like a query but never cached. Mutations do not cancel it. */
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

/** The pages of a list that have been read so far. A retry continues from here. */
export interface ReadProgress<T> {
  /** The results of `toPage`, by page number. */
  pages: Map<number, T>
  ids: Set<string>
  /** The totals of the first response. Null before it arrives. */
  firstPage: Pick<ListPageData<unknown>, 'total' | 'totalPages'> | null
  /** The number of rows without a unique id. No page contains them. */
  leftOut: number
  /** Whether the list changed after the first page was read. */
  hasChanged: boolean
  failure: string | null
}

export function newReadProgress<T>(): ReadProgress<T> {
  return {
    pages: new Map(),
    ids: new Set(),
    firstPage: null,
    leftOut: 0,
    hasChanged: false,
    failure: null,
  }
}

/** Whether every page has been read, so that a retry would not find more rows. */
export function isAllRead(progress: ReadProgress<unknown>) {
  const { ids, leftOut, firstPage, hasChanged, failure } = progress
  const total = firstPage?.total ?? ids.size
  // The server may not count the dropped rows.
  const isCounted = total === ids.size || total === ids.size + leftOut
  return firstPage !== null && !hasChanged && failure === null && isCounted
}

export const isComplete = (progress: ReadProgress<unknown>) =>
  isAllRead(progress) && progress.leftOut === 0

/** Sorts the pages by number, because they arrive in any order. */
export function pagesInOrder<T>({ pages }: ReadProgress<T>) {
  return [...pages].toSorted(([a], [b]) => a - b).map(([, page]) => page)
}

/** Adds the rows of a page that no other page contains. Returns whether there were any. */
function mergePage<TRow extends { id: string }, T>(
  progress: ReadProgress<T>,
  page: number,
  { rows, sentRows, total, totalPages }: ListPageData<TRow>,
  toPage: (rows: readonly TRow[]) => T,
) {
  progress.firstPage ??= { total, totalPages }
  const newRows = rows.filter(({ id }) => !progress.ids.has(id))
  const hasNew = newRows.length > 0
  progress.hasChanged ||=
    total !== progress.firstPage.total ||
    totalPages !== progress.firstPage.totalPages ||
    // A partial overlap means that rows have moved. A server may repeat a whole page after the last
    // one.
    (hasNew && newRows.length < rows.length)
  // Does not count the rows of a repeated page.
  if (hasNew || rows.length === 0) progress.leftOut += sentRows - rows.length
  for (const { id } of newRows) progress.ids.add(id)
  progress.pages.set(page, toPage(newRows))
  return hasNew
}

interface ReadAllOptions<TRow, T> {
  readPage: (page: number) => Promise<ListPageData<TRow>>
  toPage: (rows: readonly TRow[]) => T
  maxPages?: number
  signal: AbortSignal
  onPage: () => void
}

/**
 * Reads the pages that `progress` does not contain: the first one alone, then four in parallel.
 * Never rejects. `progress.failure` reports errors.
 */
export async function readAll<TRow extends { id: string }, T>(
  progress: ReadProgress<T>,
  { readPage, toPage, maxPages = Infinity, signal, onPage }: ReadAllOptions<TRow, T>,
) {
  let next = 1
  let isPastEnd = false
  progress.failure = null

  function takeNextPage() {
    while (progress.pages.has(next)) next += 1
    const last = progress.firstPage
      ? Math.min(progress.firstPage.totalPages ?? Infinity, maxPages)
      : 1
    if (signal.aborted || isPastEnd || next > last) return null
    next += 1
    return next - 1
  }

  /** Returns false if there are no more pages or the request fails. */
  async function readNextPage() {
    const page = takeNextPage()
    if (page === null) return false
    try {
      const list = await readPage(page)
      const hasNew = mergePage(progress, page, list, toPage)
      // Without a total, a page without new rows is the end. A short page is not, because it may
      // have dropped rows.
      if (list.totalPages === null && !hasNew) isPastEnd = true
    } catch (error) {
      progress.failure = error instanceof ApiError ? error.message : new ApiError().message
      return false
    }
    onPage()
    return true
  }

  /**
   * Reads pages until one fails. Four of these run in parallel, so at most four requests fail if
   * the server is down.
   */
  async function readPages(): Promise<void> {
    if (await readNextPage()) await readPages()
  }

  if (await readNextPage()) await Promise.all(Array.from({ length: CONCURRENCY }, readPages))
}
