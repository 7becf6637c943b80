import { act, renderHook } from '@testing-library/react'
import * as v from 'valibot'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { hasDraft, removeForeignDraft, useRestoredDraft, useSavedDraft } from '@/lib/form-draft'
import { endSession, startSession } from '@/lib/session'
import { ada } from '../support/render-app'

const KEY = 'marketplace-admin.draft'
const draft = { owner: 'ada@example.com', form: 'order', content: { dish: 'Suya' } }
const dish = v.object({ dish: v.string() })
const isSaved = () => sessionStorage.getItem(KEY) !== null

function restore(form = 'order', schema: v.GenericSchema = dish) {
  return renderHook(() => useRestoredDraft(form, schema)).result.current
}

describe('a draft that was saved before a reload', () => {
  beforeEach(() => {
    startSession(ada, 'a-token')
    sessionStorage.setItem(KEY, JSON.stringify(draft))
  })

  test('is restored once, by its own form', () => {
    expect(restore('menu')).toBeNull()
    expect(isSaved()).toBe(true)
    expect(restore()).toEqual({ dish: 'Suya' })
    expect(isSaved()).toBe(false)
    expect(restore()).toBeNull()
  })

  test('is not restored if the form cannot hold it', () => {
    expect(restore('order', v.object({ dish: v.number() }))).toBeNull()
  })

  test('is kept for its owner', () => {
    removeForeignDraft()
    expect(isSaved()).toBe(true)
  })

  test.each([
    { ...ada, email: 'tunde@example.com' },
    { ...ada, email: undefined },
  ])('is removed when %j signs in', (user) => {
    startSession(user, 'b-token')
    expect(restore('menu')).toBeNull()
    removeForeignDraft()
    expect(isSaved()).toBe(false)
    expect(restore()).toBeNull()
  })

  test('is not restored without a session', () => {
    endSession('logout')
    expect(restore()).toBeNull()
  })

  test.each(['owner', 'form'])('is ignored if its %s is invalid', (key) => {
    sessionStorage.setItem(KEY, JSON.stringify({ ...draft, [key]: 7 }))
    expect(hasDraft()).toBe(false)
    expect(restore()).toBeNull()
  })

  test('is ignored if the browser blocks storage', () => {
    vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    })
    expect(hasDraft()).toBe(false)
    expect(restore()).toBeNull()
  })
})

describe('the content of an open form', () => {
  test('is saved when the session ends, and only then', () => {
    startSession(ada, 'a-token')
    renderHook(() => useSavedDraft('order', () => ({ dish: 'Suya' })))
    expect(hasDraft()).toBe(false)
    act(() => endSession('expired'))
    expect(JSON.parse(sessionStorage.getItem(KEY) ?? '')).toEqual(draft)
    startSession(ada, 'b-token')
    expect(restore()).toEqual({ dish: 'Suya' })
  })

  test('is not saved if there is none', () => {
    startSession(ada, 'a-token')
    renderHook(() => useSavedDraft('order', () => null))
    act(() => endSession('expired'))
    expect(hasDraft()).toBe(false)
  })
})
