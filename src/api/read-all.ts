import type { QueryExecuteOptions, QueryKey } from '@tanstack/react-query'
import { ApiError, isGone } from './api-error'
import type { ListPageData } from './list-response'
import { retryDelay } from './query-client'

const CONCURRENCY = 4
/** The maximum of reads until two of them find the same rows. */
const MAX_READS = 6
/** The maximum of checks, if each one finds missing rows. */
const MAX_CHECKS = 3
/** The maximum of steps back in one check, after rows have moved to earlier pages. */
const MAX_STEPS_BACK = 20
/** The maximum of pages with new rows that are counted. */
const MAX_NEW_PAGES = 50

/**
 * A request that is retried like a query but never cached. Mutations do not cancel it. `onBusy`
 * receives the end of the wait for a busy server.
 */
export function detachedQuery<T>(
  queryKey: QueryKey,
  read: (signal: AbortSignal) => Promise<T>,
  onBusy: (until: number) => void,
): QueryExecuteOptions<T> {
  return {
    queryKey,
    queryFn: ({ signal }) => read(signal),
    gcTime: 0,
    staleTime: 0,
    retryDelay(failures, error) {
      if (error.busyUntil !== null) onBusy(error.busyUntil)
      return retryDelay(failures, error)
    },
    meta: { ignoresMutations: true },
  }
}

/** The pages of a list that have been read so far. A retry continues from here. */
export interface ReadProgress<T> {
  /** The results of `toPage`, by page number. A page has more than one if a check found rows. */
  pages: Map<number, T[]>
  ids: Set<string>
  /** The totals of the first response. Null before it arrives. */
  firstPage: Pick<ListPageData<unknown>, 'total' | 'totalPages'> | null
  /**
   * The ids of the first page at the start. Later rows in front of them are new. If the list has
   * grown by fewer rows, some of them have moved there and are read too.
   */
  start: ReadonlySet<string>
  /** The totals of the latest response. */
  total: number | null
  totalPages: number | null
  /** The number of rows without a unique id. No page contains them. */
  leftOut: number
  /**
   * The number of rows that were added to the front of the list meanwhile. No page contains them.
   */
  newRows: number
  /** Whether the list changed after the first page was read. */
  hasChanged: boolean
  /**
   * - `running`: the list is read again, to find rows that have moved between two pages.
   * - `passed`: no row that was in the list all the time is missing.
   */
  check: 'none' | 'running' | 'passed'
  failure: string | null
}

export function newReadProgress<T>(): ReadProgress<T> {
  return {
    pages: new Map(),
    ids: new Set(),
    firstPage: null,
    start: new Set(),
    total: null,
    totalPages: null,
    leftOut: 0,
    newRows: 0,
    hasChanged: false,
    check: 'none',
    failure: null,
  }
}

/** Whether there are as many rows as the first response says. */
function isCounted({ ids, leftOut, firstPage }: ReadProgress<unknown>) {
  const total = firstPage?.total ?? ids.size
  // The server may not count the dropped rows.
  return total === ids.size || total === ids.size + leftOut
}

export function isAllRead(progress: ReadProgress<unknown>) {
  const { firstPage, hasChanged, check, failure } = progress
  if (firstPage === null || failure !== null) return false
  return check === 'passed' || (!hasChanged && isCounted(progress))
}

export const isComplete = (progress: ReadProgress<unknown>) =>
  isAllRead(progress) && progress.leftOut === 0

/** Sorts the pages by number, because they arrive in any order. */
export function pagesInOrder<T>({ pages }: ReadProgress<T>) {
  return [...pages].toSorted(([a], [b]) => a - b).flatMap(([, parts]) => parts)
}

type Page<TRow> = Pick<ListPageData<TRow>, 'rows' | 'sentRows' | 'total' | 'totalPages'>

const idsOf = (lists: readonly Page<{ id: string }>[]) =>
  lists.map(({ rows }) => rows.map(({ id }) => id))

function containsAll(ids: readonly string[], others: readonly string[]) {
  const known = new Set(ids)
  return others.every((id) => known.has(id))
}

function containsAny(ids: readonly string[], others: readonly string[]) {
  const known = new Set(ids)
  return others.some((id) => known.has(id))
}

/** A page past the end, for which a server may respond with 404. */
const PAST_END = { rows: [], sentRows: 0, total: null, totalPages: null }

interface ReadAllOptions<TRow, T> {
  readPage: (page: number) => Promise<Page<TRow>>
  toPage: (rows: readonly TRow[]) => T
  /** Stops after this many rows. */
  maxRows?: number
  signal: AbortSignal
  onPage: () => void
}

/**
 * Reads the pages that `progress` does not contain: the first one alone, then four in parallel. If
 * the list changes meanwhile, reads it again until no row that was in the list all the time can be
 * missing. A change shows in a total, or in a row that is on two pages, so a list without totals is
 * always read again. Rows are identified by their id, so none is there twice. Never rejects:
 * `progress.failure` reports errors.
 */
export async function readAll<TRow extends { id: string }, T>(
  progress: ReadProgress<T>,
  options: ReadAllOptions<TRow, T>,
) {
  const { toPage, maxRows = Infinity, signal, onPage } = options
  progress.failure = null
  progress.check = 'none'
  const newIds = new Set<string>()

  async function readPage(page: number): Promise<Page<TRow>> {
    try {
      const list = await options.readPage(page)
      progress.total = list.total
      progress.totalPages = list.totalPages
      return list
    } catch (error) {
      if (page > 1 && isGone(error)) return PAST_END
      throw error
    }
  }

  /** Adds the unknown rows of a page. Returns whether there were any. */
  function addRows(page: number, rows: readonly TRow[]) {
    const unknown = rows.filter(({ id }) => !progress.ids.has(id) && !newIds.has(id))
    for (const { id } of unknown) progress.ids.add(id)
    const parts = progress.pages.get(page)
    if (!parts) progress.pages.set(page, [toPage(unknown)])
    else if (unknown.length > 0) parts.push(toPage(unknown))
    return unknown.length
  }

  /** Returns whether the page has rows that no other page has. */
  function mergePage(page: number, { rows, sentRows, total, totalPages }: Page<TRow>) {
    if (!progress.firstPage) {
      progress.firstPage = { total, totalPages }
      progress.start = new Set(rows.map(({ id }) => id))
    }
    const added = addRows(page, rows)
    progress.hasChanged ||=
      total !== progress.firstPage.total ||
      (totalPages !== null && totalPages !== progress.firstPage.totalPages) ||
      // A partial overlap means that rows have moved. A server may repeat a whole page after the
      // last one.
      (added > 0 && added < rows.length)
    // Does not count the rows of a repeated page.
    if (added > 0 || rows.length === 0) progress.leftOut += sentRows - rows.length
    return added > 0
  }

  async function attempt(step: () => Promise<boolean>) {
    try {
      return await step()
    } catch (error) {
      progress.check = 'none'
      if (signal.aborted) return false
      progress.failure ??= error instanceof ApiError ? error.message : new ApiError().message
      return false
    }
  }

  let next = 1
  let isPastEnd = false

  function takeNextPage() {
    while (progress.pages.has(next)) next += 1
    const last = progress.firstPage ? (progress.firstPage.totalPages ?? Infinity) : 1
    if (signal.aborted || isPastEnd || next > last || progress.ids.size >= maxRows) return null
    next += 1
    return next - 1
  }

  const readNextPage = () =>
    attempt(async () => {
      const page = takeNextPage()
      if (page === null) return false
      const list = await readPage(page)
      const hasNew = mergePage(page, list)
      // Without a total, a page without new rows is the end. A short page is not, because it may
      // have dropped rows.
      if (list.totalPages === null && !hasNew) isPastEnd = true
      onPage()
      return true
    })

  /**
   * Reads pages until one fails. Four of these run in parallel, so at most four requests fail if
   * the server is down.
   */
  async function readPages(): Promise<void> {
    if (await readNextPage()) await readPages()
  }

  /** A server that ignores the page size may have more pages than its total suggests. */
  async function readFurtherPages(): Promise<boolean> {
    const { ids, leftOut, total } = progress
    const isEnough = ids.size + leftOut >= Math.min(total ?? 0, maxRows)
    if (progress.hasChanged || isEnough) return true
    signal.throwIfAborted()
    const page = Math.max(...progress.pages.keys()) + 1
    const list = await readPage(page)
    if (list.rows.every(({ id }) => progress.ids.has(id))) return true
    mergePage(page, list)
    onPage()
    return readFurtherPages()
  }

  /**
   * Reads pages until two reads find the same rows. Between these two reads, the pages had all of
   * these rows at the same time.
   */
  async function readTogether(
    pages: readonly number[],
    before = '',
    reads = 1,
  ): Promise<{ lists: Page<TRow>[]; isSame: boolean }> {
    const lists = await Promise.all(pages.map(readPage))
    signal.throwIfAborted()
    const found = JSON.stringify(idsOf(lists))
    const isSame = found === before
    if (isSame || reads === MAX_READS) return { lists, isSame }
    return readTogether(pages, found, reads + 1)
  }

  /** The number of rows by which the list has grown. 0 without a count: any row may have moved. */
  function growth() {
    const { total, firstPage } = progress
    if (total === null || !firstPage || firstPage.total === null) return 0
    return Math.max(0, total - firstPage.total)
  }

  /** Rows in front of the first row of the start are new, unless some of them have moved. */
  function rememberNew(ids: readonly string[]) {
    newIds.clear()
    const first = ids.findIndex((id) => progress.start.has(id))
    const inFront = ids.slice(0, Math.max(0, first)).filter((id) => !progress.ids.has(id))
    if (inFront.length <= growth()) for (const id of inFront) newIds.add(id)
  }

  function lastPage() {
    const { totalPages } = progress
    return totalPages === null ? Infinity : Math.max(totalPages, ...progress.pages.keys())
  }

  /**
   * Reads the list once more in overlapping windows. If a row stays between two others in the list,
   * it is in one of two windows that share a row. Returns whether all windows share one.
   */
  async function readAgain(
    first = 1,
    previous: readonly string[] = [],
    steps = 0,
  ): Promise<boolean> {
    const count = Math.max(0, Math.min(CONCURRENCY, lastPage() - first + 1))
    const numbers = Array.from({ length: count }, (_, index) => first + index)
    const { lists, isSame } = await readTogether(numbers)
    const pages = idsOf(lists)
    const ids = pages.flat()
    const isLinked = first === 1 || containsAny(ids, previous)
    if (!isLinked && steps < MAX_STEPS_BACK) {
      // So many rows are gone that the rows behind them have moved to earlier pages.
      return readAgain(Math.max(1, first - CONCURRENCY + 1), previous, steps + 1)
    }
    if (first === 1) rememberNew(ids)
    for (const [index, { rows }] of lists.entries()) addRows(first + index, rows)
    onPage()
    const isSure = isSame && isLinked
    const isRepeated = containsAll(pages.slice(0, -1).flat(), pages.at(-1) ?? [])
    if (isRepeated || first + count > lastPage()) return isSure
    return (await readAgain(first + CONCURRENCY - 1, ids, steps)) && isSure
  }

  /**
   * The unknown rows in front of the first row of the start. Empty if none of the first page's rows
   * is left.
   */
  async function readNewRows(page = 1, before: readonly TRow[] = []): Promise<readonly TRow[]> {
    const { rows } = await readPage(page)
    const first = rows.findIndex(({ id }) => progress.start.has(id))
    const found = [...before, ...rows.slice(0, first === -1 ? undefined : first)]
    if (first === -1) {
      return rows.length === 0 || page === MAX_NEW_PAGES ? [] : readNewRows(page + 1, found)
    }
    const unknown = new Map(found.map((row) => [row.id, row]))
    return [...unknown.values()].filter(({ id }) => !progress.ids.has(id))
  }

  /**
   * Counts the new rows. If the list has grown by fewer, some of them have moved: then all are
   * read.
   */
  async function countNewRows() {
    const rows = await readNewRows()
    if (rows.length <= growth()) return rows.length
    newIds.clear()
    addRows(1, rows)
    return 0
  }

  async function checkList(checks = 1): Promise<boolean> {
    progress.check = 'running'
    const isSure = await readAgain()
    progress.newRows = await countNewRows()
    progress.hasChanged ||= !isSure
    const { total, ids, newRows, leftOut, hasChanged } = progress
    const isEnough = total === null || total <= ids.size + newRows + leftOut
    if (isSure && isEnough) progress.check = 'passed'
    else if (hasChanged && checks < MAX_CHECKS) return checkList(checks + 1)
    else progress.check = 'none'
    return true
  }

  if (!progress.firstPage && !(await readNextPage())) return
  await Promise.all(Array.from({ length: CONCURRENCY }, readPages))
  if (progress.failure !== null || signal.aborted) return
  if (!(await attempt(readFurtherPages)) || signal.aborted) return
  const { ids, total, hasChanged } = progress
  const isSure = total !== null && !hasChanged && isCounted(progress)
  if (!isSure && ids.size < maxRows) await attempt(() => checkList())
}
