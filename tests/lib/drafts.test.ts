import * as v from 'valibot'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { draftPlace, forgetDraft, forgetForeignDraft, readDraft } from '@/lib/drafts'
import { endSession, loadSession, startSession } from '@/lib/session'
import { ada } from '../support/render-app'

const draft = {
  owner: 'ada@example.com',
  name: 'order',
  place: '/orders',
  content: { dish: 'Suya' },
}
const dish = v.object({ dish: v.string() })

const isKept = () => sessionStorage.getItem('marketplace-admin.draft') !== null

beforeEach(() => {
  sessionStorage.setItem('marketplace-admin.draft', JSON.stringify(draft))
  loadSession()
  startSession(ada, 'a-token')
})

describe('what was typed before a reload', () => {
  test('is there for who typed it, as often as it is read', () => {
    for (let time = 0; time < 2; time++) {
      expect(readDraft('order', dish)).toEqual({ dish: 'Suya' })
      expect(draftPlace()).toBe('/orders')
    }
    forgetForeignDraft()
    expect(isKept()).toBe(true)
  })

  test('is no other form’s, and nothing that this one cannot hold', () => {
    expect(readDraft('menu', dish)).toBeNull()
    expect(readDraft('menu', v.unknown())).toBeUndefined()
    expect(readDraft('order', v.object({ dish: v.number() }))).toBeNull()
  })

  test('is forgotten by its own form alone', () => {
    forgetDraft('menu')
    expect(isKept()).toBe(true)
    forgetDraft('order')
    expect(isKept()).toBe(false)
    expect(readDraft('order', dish)).toBeNull()
  })

  test.each([
    { ...ada, email: 'tunde@example.com' },
    { ...ada, email: undefined },
  ])('is nothing to %j, and does not outlive the sign-in', (user) => {
    startSession(user, 'b-token')
    expect(readDraft('order', dish)).toBeNull()
    expect(draftPlace()).toBeUndefined()
    forgetForeignDraft()
    expect(isKept()).toBe(false)
  })

  test('is nothing to a stranger', () => {
    endSession('logout')
    expect(readDraft('order', dish)).toBeNull()
    expect(draftPlace()).toBeUndefined()
  })

  test.each(['owner', 'name', 'place'])('is none without its %s', (key) => {
    sessionStorage.setItem('marketplace-admin.draft', JSON.stringify({ ...draft, [key]: 7 }))
    expect(readDraft('order', dish)).toBeNull()
    expect(draftPlace()).toBeUndefined()
  })

  test('is none where the browser allows no storage', () => {
    vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    })
    expect(readDraft('order', dish)).toBeNull()
    expect(draftPlace()).toBeUndefined()
  })
})
