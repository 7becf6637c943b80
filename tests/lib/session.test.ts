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
} from '@/lib/session'
import { ada } from '../support/render-app'
import { takeLogged } from '../support/server'

const SAVED = { user: JSON.stringify(ada), token: 'a-token' }

/** What becomes of the session while `run` does something, in the words that its listeners are told. */
function changesWhile(run: () => void) {
  const changes: SessionChange[] = []
  const unsubscribe = subscribeToSession((change) => changes.push(change))
  run()
  unsubscribe()
  return changes
}

/** What this tab is told while another one writes the storage; `key` is null where that empties it. */
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
  test('tells its listeners what happens to it, until they leave', () => {
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

  test('that is not there cannot be ended, nor its user be replaced', () => {
    const changes = changesWhile(() => {
      endSession('logout')
      updateUser(ada)
    })
    expect(changes).toEqual([])
    expect(getSession()).toBeNull()
    expect(localStorage).toHaveLength(0)
  })

  test.each(['logout', 'expired'] as const)('leaves by %s nothing but the word for it', (how) => {
    startSession(ada, 'a-token')
    localStorage.setItem('restaurant', '{}')
    endSession(how)
    expect({ ...localStorage }).toEqual({ 'marketplace-admin.sessionEnded': how })
    startSession(ada, 'b-token')
    expect({ ...localStorage }).toEqual({ ...SAVED, token: 'b-token' })
  })
})

describe('the saved session', () => {
  test('is taken up', () => {
    Object.assign(localStorage, SAVED)
    loadSession()
    expect(getSession()).toEqual({ user: ada, token: 'a-token' })
    expect({ ...localStorage }).toEqual(SAVED)
  })

  test.each([{ user: SAVED.user }, { token: 'a-token' }, { ...SAVED, user: '{' }])(
    'that is only %j is logged and removed',
    (saved) => {
      Object.assign(localStorage, { ...saved, restaurant: '{}' })
      loadSession()
      expect(getSession()).toBeNull()
      expect({ ...localStorage }).toEqual({})
      expect(takeLogged()).toEqual(['The saved session could not be read and was removed.'])
    },
  )

  test('that is not there is nothing to speak of', () => {
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
  ])('that ends the session by %s ends it here: %s', (how, change) => {
    startSession(ada, 'a-token')
    const end = () => {
      localStorage.clear()
      if (how) localStorage.setItem('marketplace-admin.sessionEnded', how)
    }
    expect(inAnotherTab(end)).toEqual([change])
    expect(getSession()).toBeNull()
  })

  test('that empties the storage ends the session here', () => {
    startSession(ada, 'a-token')
    expect(inAnotherTab(() => localStorage.clear(), null)).toEqual(['expired'])
  })

  test('that signs in, as the same or as another, is followed', () => {
    expect(inAnotherTab(() => Object.assign(localStorage, SAVED))).toEqual(['login'])
    expect(getSession()).toEqual({ user: ada, token: 'a-token' })
    expect(inAnotherTab(() => localStorage.setItem('token', 'b-token'))).toEqual(['login'])
    expect(getSession()?.token).toBe('b-token')
  })

  test('that replaces the user is followed, and once', () => {
    startSession(ada, 'a-token')
    const rename = () => localStorage.setItem('user', JSON.stringify({ ...ada, lastName: 'Eze' }))
    expect(inAnotherTab(rename, 'user')).toEqual(['user'])
    expect(getSession()?.user.lastName).toBe('Eze')
    expect(inAnotherTab(rename, 'user')).toEqual([])
  })

  test('without a session is nothing new to one without', () => {
    expect(inAnotherTab(() => undefined)).toEqual([])
  })

  test('is followed no longer than wanted', () => {
    startSession(ada, 'a-token')
    followOtherTabs()()
    localStorage.clear()
    window.dispatchEvent(new StorageEvent('storage', { key: 'token' }))
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    expect(getSession()).not.toBeNull()
  })
})

test('a page that comes back, as it was, sees what has become of the session', () => {
  startSession(ada, 'a-token')
  const stop = followOtherTabs()
  localStorage.clear()
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  stop()
  expect(getSession()).toBeNull()
})

describe('a session that is in no storage', () => {
  test('is not ended by what others keep there', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('No room.', 'QuotaExceededError')
    })
    startSession(ada, 'a-token')
    expect(inAnotherTab(() => undefined, 'theme')).toEqual([])
    expect(getSession()?.token).toBe('a-token')
    expect(takeLogged()).toHaveLength(1)
  })

  test('outlives that its page comes back', () => {
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
