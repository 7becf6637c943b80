import { createStore, useSelector } from '@tanstack/react-store'

interface QueuedRecord {
  id: string
  name: string
}

interface ListSnapshot {
  /** The `param` of the list's resource. */
  param: string
  rows: readonly QueuedRecord[]
  /** The page of the rows. */
  page: number
  /** Null if unknown. */
  totalPages: number | null
  readPage: (
    page: number,
    signal: AbortSignal,
  ) => Promise<Pick<ListSnapshot, 'rows' | 'totalPages'>>
  /** The search params of the list. */
  search: Readonly<Record<string, string | number | undefined>>
}

/** The rows of a list as they were when a record was opened, and those that were read later. */
interface Queue extends ListSnapshot {
  /** Whether the list has no more rows. */
  isComplete: boolean
}

interface Queues {
  byId: ReadonlyMap<string, Queue>
  latest: string | undefined
}

const MAX_QUEUES = 200
// A history entry outlives a reload, unlike the queues.
const LOAD = Math.random().toString(36).slice(2)

// Only in memory, because the names are those of customers.
const store = createStore<Queues>({ byId: new Map(), latest: undefined })
let published = 0

const isLast = (page: number, { totalPages }: Pick<ListSnapshot, 'totalPages'>) =>
  totalPages !== null && page >= totalPages

/** Keeps the rows of a list, for the records that are opened from it. */
export function publishList(list: ListSnapshot) {
  published += 1
  const id = `${LOAD}-${published}`
  const queue = { ...list, isComplete: isLast(list.page, list) }
  store.setState(({ byId }) => ({
    byId: new Map([...byId, [id, queue] as const].slice(-MAX_QUEUES)),
    latest: id,
  }))
}

/** The history state of a link from a list to one of its records. */
export const fromList = () => ({ queue: store.state.latest })

export const useRecordQueues = () => useSelector(store)

export const forgetQueues = () => store.setState(() => ({ byId: new Map(), latest: undefined }))

/**
 * Adds the next rows of the list. Records that were decided may have left it, which moves the others
 * to earlier pages. So this reads from the first page of the queue, up to a page with new rows.
 */
export async function readOn(id: string, signal: AbortSignal, page?: number): Promise<void> {
  const queue = store.state.byId.get(id)
  if (!queue) return
  const at = page ?? queue.page
  const found = await queue.readPage(at, signal)
  const known = new Set(queue.rows.map((row) => row.id))
  const others = found.rows.filter((row) => !known.has(row.id))
  const isComplete = isLast(at, found) || found.rows.length === 0
  if (others.length === 0 && !isComplete) return readOn(id, signal, at + 1)
  const changed = { ...queue, rows: [...queue.rows, ...others], isComplete }
  store.setState(({ byId, latest }) => ({ byId: new Map([...byId, [id, changed]]), latest }))
}

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The id of the queue that the record was opened from. */
    queue?: string | undefined
  }
}
