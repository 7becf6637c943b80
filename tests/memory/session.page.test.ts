import { beforeEach, describe, expect, test, vi } from 'vitest'
import {
  endSession,
  followOtherTabs,
  getSession,
  loadSession,
  startSession,
  subscribeToSession,
  updateUser,
  type SessionChange,
} from '@/memory/session'
import { ada } from '../support/render-app'
import { takeLogged } from '../support/server'

const SAVED = { user: JSON.stringify(ada), token: 'a-token' }

/** Returns the changes that listeners are notified of during `run`. */
function changesWhile(run: () => void) {
  const changes: SessionChange[] = []
  const unsubscribe = subscribeToSession((change) => changes.push(change))
  run()
  unsubscribe()
  return changes
}

/** Writes storage as another tab does. Returns the changes in this tab. `key` is null if the storage was cleared. */
function inAnotherTab(write: () => void, key: string | null = 'token') {
  const stop = followOtherTabs()
  const changes = changesWhile(() => {
    write()
    window.dispatchEvent(new StorageEvent('storage', { key }))
  })
  stop()
  return changes
}

beforeEach(() => {
  loadSession()
})

describe('the session of this tab', () => {
  test('listeners are notified of each change of the session until they unsubscribe', () => {
    const renamed = { ...ada, firstName: 'Adaeze' }
    const changes = changesWhile(() => {
      startSession(ada, 'a-token')
      updateUser(renamed)
      expect(getSession()).toEqual({ user: renamed, token: 'a-token' })
      endSession('expired')
      startSession(ada, 'b-token')
      endSession('logout')
    })
    expect(changes).toEqual(['login', 'user', 'expired', 'login', 'logout'])
    startSession(ada, 'a-token')
    expect(changes).toHaveLength(5)
  })

  test('without a session, ending it and updating its user do nothing', () => {
    const changes = changesWhile(() => {
      endSession('logout')
      updateUser(ada)
    })
    expect(changes).toEqual([])
    expect(getSession()).toBeNull()
    expect(localStorage).toHaveLength(0)
  })

  test.each(['logout', 'expired'] as const)(
    'storage keeps nothing but the reason when the session ends (%s)',
    (reason) => {
      startSession(ada, 'a-token')
      localStorage.setItem('restaurant', '{}')
      endSession(reason)
      expect({ ...localStorage }).toEqual({ 'marketplace-admin.sessionEnded': reason })
      startSession(ada, 'b-token')
      expect({ ...localStorage }).toEqual({ ...SAVED, token: 'b-token' })
    },
  )
})

describe('the saved session', () => {
  test('a saved session is loaded', () => {
    Object.assign(localStorage, SAVED)
    loadSession()
    expect(getSession()).toEqual({ user: ada, token: 'a-token' })
    expect({ ...localStorage }).toEqual(SAVED)
  })

  test.each([
    { user: SAVED.user },
    { token: 'a-token' },
    { ...SAVED, token: '' },
    { user: '[1]', token: ' ' },
    { ...SAVED, user: '{' },
    { ...SAVED, user: '{"firstName":"Ada"' },
    { ...SAVED, user: '"Ada"' },
    { ...SAVED, user: 'null' },
    { ...SAVED, user: '[]' },
    { ...SAVED, user: '{}' },
    { ...SAVED, user: `[${SAVED.user}]` },
    { ...SAVED, user: '{"firstName":"","usertype":7,"id":""}' },
  ])('an invalid saved session is logged and removed: %j', (saved) => {
    Object.assign(localStorage, { ...saved, restaurant: '{}' })
    loadSession()
    expect(getSession()).toBeNull()
    expect({ ...localStorage }).toEqual({})
    expect(takeLogged()).toEqual(['The saved session could not be read and was removed.'])
  })

  test('nothing is logged or removed if no session is saved', () => {
    localStorage.setItem('restaurant', '{}')
    loadSession()
    expect(getSession()).toBeNull()
    expect(localStorage).toHaveLength(1)
  })
})

describe('another tab', () => {
  test.each([
    ['logout', 'logout'],
    ['expired', 'expired'],
    [undefined, 'expired'],
  ])('a session that ends in another tab ends in this one (%s as %s)', (reason, change) => {
    startSession(ada, 'a-token')
    const end = () => {
      localStorage.clear()
      if (reason) localStorage.setItem('marketplace-admin.sessionEnded', reason)
    }
    expect(inAnotherTab(end)).toEqual([change])
    expect(getSession()).toBeNull()
  })

  test('the session ends when another tab clears storage', () => {
    startSession(ada, 'a-token')
    expect(inAnotherTab(() => localStorage.clear(), null)).toEqual(['expired'])
  })

  test('a sign-in in another tab replaces the session', () => {
    expect(inAnotherTab(() => Object.assign(localStorage, SAVED))).toEqual(['login'])
    expect(getSession()).toEqual({ user: ada, token: 'a-token' })
    expect(inAnotherTab(() => localStorage.setItem('token', 'b-token'))).toEqual(['login'])
    expect(getSession()?.token).toBe('b-token')
  })

  test('a user replaced in another tab is replaced here, with one notification', () => {
    startSession(ada, 'a-token')
    const rename = () => localStorage.setItem('user', JSON.stringify({ ...ada, lastName: 'Eze' }))
    expect(inAnotherTab(rename, 'user')).toEqual(['user'])
    expect(getSession()?.user.lastName).toBe('Eze')
    expect(inAnotherTab(rename, 'user')).toEqual([])
  })

  test('no change is notified if no tab has a session', () => {
    expect(inAnotherTab(() => undefined)).toEqual([])
  })

  test('a token with spaces is unchanged, and the same session in other tabs', () => {
    Object.assign(localStorage, { ...SAVED, token: ' a token ' })
    loadSession()
    expect(inAnotherTab(() => undefined)).toEqual([])
    expect(getSession()?.token).toBe(' a token ')
  })

  test('other tabs are ignored after unsubscribing', () => {
    startSession(ada, 'a-token')
    followOtherTabs()()
    localStorage.clear()
    window.dispatchEvent(new StorageEvent('storage', { key: 'token' }))
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    expect(getSession()).not.toBeNull()
  })
})

test('a page from the back-forward cache ends a session that has ended meanwhile', () => {
  startSession(ada, 'a-token')
  const stop = followOtherTabs()
  localStorage.clear()
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  stop()
  expect(getSession()).toBeNull()
})

describe('a session that could not be saved', () => {
  test('a session that could not be saved is not ended by other changes of storage', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('No room.', 'QuotaExceededError')
    })
    startSession(ada, 'a-token')
    expect(inAnotherTab(() => undefined, 'theme')).toEqual([])
    expect(getSession()?.token).toBe('a-token')
    expect(takeLogged()).toHaveLength(1)
  })

  test('a session that could not be saved is kept by the back-forward cache', () => {
    const storage = vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('Access is denied.', 'SecurityError')
    })
    startSession(ada, 'a-token')
    const stop = followOtherTabs()
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    stop()
    expect(getSession()?.token).toBe('a-token')
    storage.mockRestore()
    expect(takeLogged().length).toBeGreaterThan(0)
  })
})
