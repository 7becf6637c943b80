import { createSessionStore } from './session-memory'

interface ListedRecord {
  id: string
  name: string
}

/** The rows of a list when a record was opened, and the rows that were read later. */
export interface RecordList {
  /** The `param` of the list's resource. */
  param: string
  rows: readonly ListedRecord[]
  /** The page that `rows` begin with. */
  page: number
  /** Whether there are no more rows. */
  isComplete: boolean
  readPage: (
    page: number,
    signal: AbortSignal,
  ) => Promise<{ rows: readonly ListedRecord[]; totalPages: number | null }>
  /** The search params of the list. */
  search: Readonly<Record<string, string | number | undefined>>
}

interface RecordLists {
  byId: ReadonlyMap<string, RecordList>
  latest: string | undefined
}

const MAX_LISTS = 200
// A history entry survives a reload, and the lists do not.
const LOAD = Math.random()
let published = 0

/** Only in memory, because the names are those of customers. */
export const recordLists = createSessionStore<RecordLists>({ byId: new Map(), latest: undefined })

/** Keeps the rows of a list for the records that are opened from it. */
export function publishList(list: RecordList) {
  published += 1
  const latest = `${LOAD} ${published}`
  recordLists.setState(({ byId }) => ({
    byId: new Map([...byId, [latest, list] as const].slice(-MAX_LISTS)),
    latest,
  }))
}

/** The history state of a link from a list to one of its records. */
export const fromList = () => ({ list: recordLists.state.latest })

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The id of the list that the record was opened from. */
    list?: string | undefined
  }
}
