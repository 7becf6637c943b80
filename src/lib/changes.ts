import { createStore, useSelector } from '@tanstack/react-store'

const MAX_CHANGES = 500

export interface Change {
  /** Tells it apart from others. */
  key: number
  /** "Payout approved". */
  title: string
  /** The record's name, or a sentence. */
  detail: string
  /** The path of the request: `/crm/payout/{id}`. */
  path: string
  /** Undefined for a new record, and for a change of many records in one request. */
  id: string | undefined
  /** In ms since 1970. */
  at: number
}

// Only in memory, because the names are those of customers.
const store = createStore<readonly Change[]>([])

/** What this tab has changed since the administrator signed in, the newest first. */
export const useChanges = () => useSelector(store)

/** The number of changes of a record, whose requests have paths that begin with `path`. */
export const useChangeCount = (path: string, id: string) =>
  useSelector(
    store,
    (changes) =>
      changes.filter((change) => change.id === id && `${change.path}/`.startsWith(`${path}/`))
        .length,
  )

let remembered = 0

export function rememberChange(change: Omit<Change, 'at' | 'key'>) {
  remembered += 1
  const entry = { ...change, at: Date.now(), key: remembered }
  store.setState((changes) => [entry, ...changes].slice(0, MAX_CHANGES))
}

export const forgetChanges = () => store.setState(() => [])
