import { ApiError } from '@/lib/http'
import { voucherLines } from './export'
import type { VoucherList } from './schema'

const PAGES_AT_A_TIME = 4

/** What has been read of a list, and whether it is sound. Another try goes on with it. */
export interface Reading {
  /** What each page that has been read gives the file, so that nothing is left to do for all pages at once. */
  lines: Map<number, string>
  ids: Set<string>
  /** What the first answer told; null before it is there. */
  told: Pick<VoucherList, 'total' | 'totalPages'> | null
  /** The list is not what it was when the first page was read. */
  hasChanged: boolean
  /** Why a page could not be read, in words fit to be shown. */
  failure: string | null
}

export function newReading(): Reading {
  return { lines: new Map(), ids: new Set(), told: null, hasChanged: false, failure: null }
}

/** Whether everything that the filters match has been read. */
export function isWhole({ ids, told, hasChanged, failure }: Reading) {
  return told !== null && !hasChanged && failure === null && (told.total ?? ids.size) === ids.size
}

/** What has been read, as the lines of the file, in the list's order. */
export function linesOf({ lines }: Reading) {
  return [...lines].toSorted(([one], [other]) => one - other).map(([, text]) => text)
}

/** Takes a page over into what has been read, each voucher once; false where it had nothing new. */
function take(reading: Reading, page: number, { vouchers, total, totalPages }: VoucherList) {
  reading.told ??= { total, totalPages }
  const fresh = vouchers.filter(({ id }) => !reading.ids.has(id))
  const isOld = fresh.length === 0
  reading.hasChanged ||=
    total !== reading.told.total ||
    totalPages !== reading.told.totalPages ||
    (fresh.length < vouchers.length && !isOld)
  for (const { id } of fresh) reading.ids.add(id)
  reading.lines.set(page, voucherLines(fresh))
  return !isOld
}

interface ReadAllOptions {
  readPage: (page: number) => Promise<VoucherList>
  signal: AbortSignal
  onPage: () => void
}

/**
 * Reads the pages that `reading` does not have, the first one alone, the others four at a time. A page that fails for
 * good is left out, and from the fourth one on nothing more is asked. It does not throw: `reading` tells how it went.
 */
export async function readAll(reading: Reading, { readPage, signal, onPage }: ReadAllOptions) {
  let next = 1
  let isPastEnd = false
  reading.failure = null

  /** The next page that is missing; null where there is none. */
  function nextPage() {
    while (reading.lines.has(next)) next += 1
    const last = reading.told === null ? 1 : (reading.told.totalPages ?? Infinity)
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
      const isNew = take(reading, page, list)
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
