import { useSyncExternalStore } from 'react'
import * as v from 'valibot'
import { tokenSchema, userSchema, type User } from './user'

interface Session {
  user: User
  token: string
}

/**
 * What happened to the session: `login` also when another administrator took it over, `logout` by the button,
 * `expired` when the server ended it, `user` when only the user object was replaced.
 */
export type SessionChange = 'login' | 'logout' | 'expired' | 'user'

const savedSchema = v.object({
  user: v.pipe(v.string(), v.parseJson(), userSchema),
  token: tokenSchema,
})

// How the session ended, for the other tabs: they go to the login page the same way as this one.
const ENDED_KEY = 'marketplace-admin.sessionEnded'

let current: Session | null = null
let hasExpired = false
const listeners = new Set<(change: SessionChange) => void>()

function set(next: Session | null, change: SessionChange) {
  current = next
  if (change !== 'user') hasExpired = change === 'expired'
  for (const listener of listeners) listener(change)
}

/** Runs on the browser's storage; where it refuses (private mode, quota) the session lives in this tab only. */
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
  storage.removeItem('restaurant')
}

/** Reads the saved session; what cannot be read as one is logged and removed. Called before the first render. */
export function loadSession() {
  const { saved, parsed } = readSaved()
  current = parsed.success ? parsed.output : null
  hasExpired = !parsed.success && withStorage((storage) => storage.getItem(ENDED_KEY)) === 'expired'
  if (parsed.success || (!saved?.user && !saved?.token)) return
  console.error('The saved session could not be read and was removed.')
  withStorage(removeSaved)
}

export function getSession() {
  return current
}

/** Whether the server ended the last session; also after a reload, and in tabs that are opened later. */
export const sessionHasExpired = () => hasExpired

export function startSession(user: User, token: string) {
  const isSaved = withStorage((storage) => {
    storage.removeItem(ENDED_KEY)
    storage.setItem('user', JSON.stringify(user))
    storage.setItem('token', token)
    return true
  })
  // Half of it, where there was no room for more, would be no session at the next start.
  if (!isSaved) withStorage(removeSaved)
  set({ user, token }, 'login')
}

export function endSession(how: 'logout' | 'expired') {
  if (current === null) return
  withStorage((storage) => {
    storage.setItem(ENDED_KEY, how)
    removeSaved(storage)
  })
  set(null, how)
}

/** Replaces and saves the user object alone. */
export function updateUser(user: User) {
  if (current === null) return
  withStorage((storage) => storage.setItem('user', JSON.stringify(user)))
  set({ ...current, user }, 'user')
}

export function subscribeToSession(listener: (change: SessionChange) => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

function follow() {
  const { saved, parsed } = readSaved()
  // A session that no storage holds has no other tab.
  if (!saved) return
  const next = parsed.success ? parsed.output : null
  if (next?.token !== current?.token) {
    const how = withStorage((storage) => storage.getItem(ENDED_KEY))
    set(next, next ? 'login' : how === 'logout' ? 'logout' : 'expired')
  } else if (next && JSON.stringify(next.user) !== JSON.stringify(current?.user)) {
    set(next, 'user')
  }
}

function onStorage({ key }: StorageEvent) {
  if (key === null || key === 'token' || key === 'user') follow()
}

function onPageShow({ persisted }: PageTransitionEvent) {
  if (persisted) follow()
}

/** Follows sign-in and sign-out in the other tabs, and in this one when it comes back from the back-forward cache. */
export function followOtherTabs() {
  window.addEventListener('storage', onStorage)
  window.addEventListener('pageshow', onPageShow)
  return () => {
    window.removeEventListener('storage', onStorage)
    window.removeEventListener('pageshow', onPageShow)
  }
}

export function useSession() {
  return useSyncExternalStore(subscribeToSession, getSession)
}
