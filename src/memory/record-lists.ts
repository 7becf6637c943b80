import { createStore } from '@tanstack/react-store'

interface QueuedRecord {
  id: string
  name: string
}

/** The rows of a list as they were when a record was opened, and those that were read later. */
export interface RecordList {
  /** The `param` of the list's resource. */
  param: string
  rows: readonly QueuedRecord[]
  /** The page of the first rows. */
  page: number
  /** Whether there are no more rows. */
  isComplete: boolean
  readPage: (
    page: number,
    signal: AbortSignal,
  ) => Promise<{ rows: readonly QueuedRecord[]; totalPages: number | null }>
  /** The search params of the list. */
  search: Readonly<Record<string, string | number | undefined>>
}

interface Queues {
  byId: ReadonlyMap<string, RecordList>
  latest: string | undefined
}

const MAX_LISTS = 200
// A history entry outlives a reload, unlike the lists.
const LOAD = Math.random()
let published = 0

/** Only in memory, because the names are those of customers. */
export const recordLists = createStore<Queues>({ byId: new Map(), latest: undefined })

/** Keeps the rows of a list, for the records that are opened from it. */
export function publishList(list: RecordList) {
  published += 1
  const latest = `${LOAD} ${published}`
  recordLists.setState(({ byId }) => ({
    byId: new Map([...byId, [latest, list] as const].slice(-MAX_LISTS)),
    latest,
  }))
}

/** The history state of a link from a list to one of its records. */
export const fromList = () => ({ queue: recordLists.state.latest })

export const forgetLists = () =>
  recordLists.setState(() => ({ byId: new Map(), latest: undefined }))

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The id of the list that the record was opened from. */
    queue?: string | undefined
  }
}
