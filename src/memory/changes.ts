import { useSelector } from '@tanstack/react-store'
import { serverTime } from '@/lib/clock'
import type { WayBack } from '@/lib/way-back'
import { createSessionStore } from './session-memory'

const MAX_CHANGES = 500

export interface Attempt {
  /** The title of the success toast: "Payout approved". */
  title: string
  /** The record's name, or a sentence. */
  detail: string
  /** Tells the record apart from others with the same name. */
  note?: string
  /** The path of the request: `/crm/payout/{id}`. */
  path: string
  /** Undefined for a new record, and for a request that changes many records. */
  id: string | undefined
  /** Those of a request that changes many records. */
  ids?: readonly string[]
}

interface Failure {
  message: string
  /** There was no response, so the change may have been made. */
  isLost: boolean
}

/** A request that succeeded. */
export interface Success extends Attempt {
  /** Undefined if there is no exact way back, or no more. */
  wayBack?: WayBack | undefined
  /** The way back that this request was. */
  undoes?: WayBack | undefined
  /** The same for all changes of a bulk action. */
  run?: object | undefined
}

export interface Change extends Success {
  /** Unique within this tab. */
  key: number
  /** In ms since 1970. */
  at: number
  /** Undefined for a change that succeeded. */
  failure?: Failure
  /** The request of the way back has been sent. */
  isUndoing?: boolean
  isUndone?: true
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
  store.setState((changes) => [
    entry,
    // The ways back of a long bulk action are all kept.
    ...changes.filter(({ wayBack }, index) => wayBack || index < MAX_CHANGES - 1),
  ])
}

/** Whether a request changes the record of a change. One for many records has no `{id}` in its path. */
function isSameRecord(change: Attempt, { path, id, ids = [] }: Attempt) {
  if (change.id === undefined || (change.id !== id && !ids.includes(change.id))) return false
  const [root = ''] = change.path.split('/{id}')
  return change.path === path || (!path.includes('{id}') && path.startsWith(`${root}/`))
}

/** A change can be undone until the next change of the same record. */
export function rememberChange(success: Success) {
  const { undoes } = success
  store.setState((changes) =>
    changes.map((change) => {
      const { wayBack, isUndoing: _sent, ...earlier } = change
      if (!wayBack || !isSameRecord(change, success)) return change
      return wayBack === undoes ? { ...earlier, isUndone: true as const } : earlier
    }),
  )
  remember(success)
}
export const rememberFailure = (attempt: Attempt, failure: Failure) =>
  remember({ ...attempt, failure })

const findUndoable = (changes: readonly Change[], wayBack: WayBack) =>
  changes.find((change) => change.wayBack === wayBack)

/** The change that the way back belongs to. Undefined once it cannot be undone any more. */
export const useUndoable = (wayBack: WayBack) =>
  useSelector(store, (changes) => findUndoable(changes, wayBack))

/**
 * Returns the change if it can still be undone and nobody has pressed Undo for it. It is then being
 * undone until `endUndo` or `rememberChange`.
 */
export function beginUndo(wayBack: WayBack) {
  const change = findUndoable(store.state, wayBack)
  if (!change || change.isUndoing) return undefined
  setUndoing(wayBack, true)
  return change
}
/** Called if a change was not undone. */
export const endUndo = (wayBack: WayBack) => setUndoing(wayBack, false)

const setUndoing = (wayBack: WayBack, isUndoing: boolean) => update(wayBack, { isUndoing })

/** Called if a change cannot be undone any more. */
export const forgetWayBack = (wayBack: WayBack) =>
  update(wayBack, { wayBack: undefined, isUndoing: false })

const update = (wayBack: WayBack, to: Partial<Change>) =>
  store.setState((changes) =>
    changes.map((change) => (change.wayBack === wayBack ? { ...change, ...to } : change)),
  )
