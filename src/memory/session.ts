import { createStore, useSelector } from '@tanstack/react-store'
import * as v from 'valibot'
import { tokenSchema, userSchema, type SessionUser } from '@/domain/user'
import { forgetSession } from './session-memory'

interface Session {
  user: SessionUser
  token: string
}

/**
 * - `login`: an administrator signed in, possibly another one.
 * - `logout`: the user signed out.
 * - `expired`: the server ended the session.
 * - `user`: only the user object was replaced.
 */
export type SessionChange = 'login' | 'logout' | 'expired' | 'user'

const savedSchema = v.object({
  user: v.pipe(v.string(), v.parseJson(), userSchema),
  token: tokenSchema,
})

// How the session ended, for other tabs and for this tab after a reload.
const ENDED_KEY = 'marketplace-admin.sessionEnded'

interface SessionState {
  session: Session | null
  /** Null until the loaded session changes. */
  lastChange: SessionChange | null
}

const store = createStore<SessionState>({ session: null, lastChange: null })

function change(session: Session | null, lastChange: SessionChange | null) {
  if (lastChange !== null && lastChange !== 'user') forgetSession()
  store.setState(() => ({ session, lastChange }))
}

/**
 * Undefined if storage is blocked or full (private mode, quota): then the session exists only in
 * this tab.
 */
function withStorage<T>(run: (storage: Storage) => T) {
  try {
    return run(window.localStorage)
  } catch (error) {
    console.error('The browser storage cannot be used for the session.', error)
    return undefined
  }
}

function readSaved() {
  const saved = withStorage((storage) => ({
    user: storage.getItem('user'),
    token: storage.getItem('token'),
  }))
  return { saved, parsed: v.safeParse(savedSchema, saved) }
}

function removeSaved(storage: Storage) {
  storage.removeItem('token')
  storage.removeItem('user')
  // Of the specification. The console never writes it.
  storage.removeItem('restaurant')
}

/** Reads the saved session, and removes an invalid one. Call it before the first render. */
export function loadSession() {
  const { saved, parsed } = readSaved()
  change(parsed.success ? parsed.output : null, null)
  if (parsed.success || (!saved?.user && !saved?.token)) return
  console.error('The saved session could not be read and was removed.')
  withStorage(removeSaved)
}

export const getSession = () => store.state.session

/** Returns a function that returns whether the session of this call still exists. */
export function watchSession() {
  const token = getSession()?.token
  return () => getSession()?.token === token
}

const readHowItEnded = () => withStorage((storage) => storage.getItem(ENDED_KEY))

/** Whether the server ended the last session. Also true after a reload and in new tabs. */
export const sessionHasExpired = () => (store.state.lastChange ?? readHowItEnded()) === 'expired'

export function startSession(user: SessionUser, token: string) {
  const isSaved = withStorage((storage) => {
    storage.removeItem(ENDED_KEY)
    storage.setItem('user', JSON.stringify(user))
    storage.setItem('token', token)
    return true
  })
  // If storage is full, only a part may be saved, which is invalid after a reload.
  if (!isSaved) withStorage(removeSaved)
  change({ user, token }, 'login')
}

export function endSession(how: 'logout' | 'expired') {
  if (getSession() === null) return
  withStorage((storage) => {
    // First: when the token is removed, other tabs read how the session ended.
    storage.setItem(ENDED_KEY, how)
    removeSaved(storage)
  })
  change(null, how)
}

export function updateUser(user: SessionUser) {
  const session = getSession()
  if (session === null) return
  withStorage((storage) => storage.setItem('user', JSON.stringify(user)))
  change({ ...session, user }, 'user')
}

export function subscribeToSession(listener: (change: SessionChange) => void) {
  const { unsubscribe } = store.subscribe(({ lastChange }) => {
    if (lastChange) listener(lastChange)
  })
  return unsubscribe
}

function syncWithStorage() {
  const { saved, parsed } = readSaved()
  // Without storage, this tab's session is not shared.
  if (!saved) return
  const current = getSession()
  const next = parsed.success ? parsed.output : null
  if (next?.token !== current?.token) {
    change(next, next ? 'login' : readHowItEnded() === 'logout' ? 'logout' : 'expired')
  } else if (next && JSON.stringify(next.user) !== JSON.stringify(current?.user)) {
    change(next, 'user')
  }
}

function onStorage({ key }: StorageEvent) {
  if (key === null || key === 'token' || key === 'user') syncWithStorage()
}

function onPageShow({ persisted }: PageTransitionEvent) {
  if (persisted) syncWithStorage()
}

/** Applies sign-in and sign-out from other tabs, also after a back-forward cache restore. */
export function followOtherTabs() {
  window.addEventListener('storage', onStorage)
  window.addEventListener('pageshow', onPageShow)
  return () => {
    window.removeEventListener('storage', onStorage)
    window.removeEventListener('pageshow', onPageShow)
  }
}

export const useSession = () => useSelector(store, ({ session }) => session)
