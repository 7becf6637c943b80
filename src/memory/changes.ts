import { useSelector } from '@tanstack/react-store'
import { serverTime } from '@/lib/clock'
import { createSessionStore } from './session-memory'

const MAX_CHANGES = 500

export interface Attempt {
  /** The title of the success toast: "Payout approved". */
  title: string
  /** The record's name, or a sentence. */
  detail: string
  /** The path of the request: `/crm/payout/{id}`. */
  path: string
  /** Undefined for a new record, and for a request that changes many records. */
  id: string | undefined
}

interface Failure {
  message: string
  /** There was no response, so the change may have been made. */
  isLost: boolean
}

export interface Change extends Attempt {
  /** Unique within this tab. */
  key: number
  /** In ms since 1970. */
  at: number
  /** Undefined for a change that succeeded. */
  failure?: Failure
}

// Only in memory, because the names are those of customers.
const store = createSessionStore<readonly Change[]>([])

/**
 * The changes of this tab since the administrator signed in, succeeded and failed. The newest is
 * first.
 */
export const useChanges = () => useSelector(store)

/** The number of changes of a record. Counts the requests whose paths begin with `path`. */
export const useChangeCount = (path: string, id: string) =>
  useSelector(
    store,
    (changes) =>
      changes.filter(
        (change) => !change.failure && change.id === id && `${change.path}/`.startsWith(`${path}/`),
      ).length,
  )

let remembered = 0

function remember(change: Omit<Change, 'at' | 'key'>) {
  remembered += 1
  const entry = { ...change, at: serverTime(), key: remembered }
  store.setState((changes) => [entry, ...changes].slice(0, MAX_CHANGES))
}

export const rememberChange = (attempt: Attempt) => remember(attempt)
export const rememberFailure = (attempt: Attempt, failure: Failure) =>
  remember({ ...attempt, failure })
