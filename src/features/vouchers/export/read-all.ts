import type { Voucher, VoucherList } from '@/features/vouchers/schema'
import { ApiError } from '@/lib/http'

const PAGES_AT_A_TIME = 4

/** What has been read of a list, and whether it is consistent. A retry continues it. */
export interface ReadProgress<T> {
  /** What was made of each page, by its number. */
  pages: Map<number, T>
  ids: Set<string>
  /** What the first response said; null before it. */
  firstPage: Pick<VoucherList, 'total' | 'totalPages'> | null
  /** The list is no longer what it was when the first page was read. */
  hasChanged: boolean
  /** Why a page could not be read, as text to show. */
  failure: string | null
}

export function newReadProgress<T>(): ReadProgress<T> {
  return { pages: new Map(), ids: new Set(), firstPage: null, hasChanged: false, failure: null }
}

/** Whether everything that the filters match has been read. */
export function isComplete({ ids, firstPage, hasChanged, failure }: ReadProgress<unknown>) {
  return (
    firstPage !== null &&
    !hasChanged &&
    failure === null &&
    (firstPage.total ?? ids.size) === ids.size
  )
}

/** What was made of the pages, in the list's order. */
export function pagesInOrder<T>({ pages }: ReadProgress<T>) {
  return [...pages].toSorted(([one], [other]) => one - other).map(([, made]) => made)
}

/** Adds a page, each voucher once; false if it had nothing new. */
function mergePage<T>(
  reading: ReadProgress<T>,
  page: number,
  { rows, total, totalPages }: VoucherList,
  toPage: (vouchers: Voucher[]) => T,
) {
  reading.firstPage ??= { total, totalPages }
  const fresh = rows.filter(({ id }) => !reading.ids.has(id))
  const isOld = fresh.length === 0
  reading.hasChanged ||=
    total !== reading.firstPage.total ||
    totalPages !== reading.firstPage.totalPages ||
    (fresh.length < rows.length && !isOld)
  for (const { id } of fresh) reading.ids.add(id)
  reading.pages.set(page, toPage(fresh))
  return !isOld
}

interface ReadAllOptions<T> {
  readPage: (page: number) => Promise<VoucherList>
  /** Makes of a page's vouchers what is kept of them. */
  toPage: (vouchers: Voucher[]) => T
  /** No page after this one is read. */
  maxPages?: number
  signal: AbortSignal
  onPage: () => void
}

/**
 * Reads the pages that `reading` does not have, the first one alone, the others four at a time. A page that fails for
 * good is left out, and from the fourth one on nothing more is asked. It does not throw: `reading` tells how it went.
 */
export async function readAll<T>(
  reading: ReadProgress<T>,
  { readPage, toPage, maxPages = Infinity, signal, onPage }: ReadAllOptions<T>,
) {
  let next = 1
  let isPastEnd = false
  reading.failure = null

  /** The next page that is missing; null where there is none. */
  function nextPage() {
    while (reading.pages.has(next)) next += 1
    const last =
      reading.firstPage === null ? 1 : Math.min(reading.firstPage.totalPages ?? Infinity, maxPages)
    if (signal.aborted || isPastEnd || next > last) return null
    next += 1
    return next - 1
  }

  /** Reads one more page; false where there is none, or it could not be read. */
  async function readOne() {
    const page = nextPage()
    if (page === null) return false
    try {
      const list = await readPage(page)
      const isNew = mergePage(reading, page, list, toPage)
      // Where no total is told: a page that is not full may lack a row that has no id, so only one with nothing new ends it.
      if (list.totalPages === null && !isNew) isPastEnd = true
    } catch (error) {
      reading.failure = error instanceof ApiError ? error.message : new ApiError().message
      return false
    }
    onPage()
    return true
  }

  /** One of the four: a page that fails ends it, so that a server that is down is not asked thousands of times. */
  async function readOn(): Promise<void> {
    if (await readOne()) await readOn()
  }

  if (await readOne()) await Promise.all(Array.from({ length: PAGES_AT_A_TIME }, readOn))
}
