import { act, renderHook } from '@testing-library/react'
import * as v from 'valibot'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import {
  countFormDrafts,
  followOtherPages,
  hasDraft,
  removeForeignDraft,
  removeFormDrafts,
  removeSentDraft,
  saveDraft,
} from '@/memory/drafts'
import { endSession, startSession } from '@/memory/session'
import { useDraft } from '@/memory/use-draft'
import { ada } from '../support/render-app'

const KEY = 'marketplace-admin.draft'
const draft = { owner: 'id adm-1', forms: { order: { dish: 'Suya' } }, texts: {} }
const dish = v.object({ dish: v.string() })
const isSaved = () => sessionStorage.getItem(KEY) !== null

const open = (form = 'order', schema: v.GenericSchema = dish) =>
  renderHook(() => useDraft('forms', form, schema, () => {})).result.current
const restore = (...form: Parameters<typeof open>) => open(...form).restored

describe('a draft saved before a reload', () => {
  beforeEach(() => {
    startSession(ada, 'a-token')
    sessionStorage.setItem(KEY, JSON.stringify(draft))
  })

  test('a draft is restored by its own form alone, until that forgets it', () => {
    expect(restore('menu')).toBeNull()
    expect(restore()).toEqual({ dish: 'Suya' })
    open().forget()
    expect(isSaved()).toBe(false)
    expect(restore()).toBeNull()
  })

  test('a draft that does not match the schema of the form is not restored', () => {
    expect(restore('order', v.object({ dish: v.number() }))).toBeNull()
  })

  test('a draft is kept for its owner', () => {
    removeForeignDraft()
    expect(isSaved()).toBe(true)
  })

  test.each([
    { ...ada, id: 'adm-2' },
    { ...ada, id: undefined, email: undefined },
  ])('a draft is removed when another administrator signs in: %j', (user) => {
    startSession(user, 'b-token')
    expect(restore('menu')).toBeNull()
    removeForeignDraft()
    expect(isSaved()).toBe(false)
    expect(restore()).toBeNull()
  })

  test('a draft is not restored without a session', () => {
    endSession('logout')
    expect(restore()).toBeNull()
  })

  test.each(['owner', 'forms'])('a draft with invalid %s is ignored', (key) => {
    sessionStorage.setItem(KEY, JSON.stringify({ ...draft, [key]: 7 }))
    expect(hasDraft()).toBe(false)
    expect(restore()).toBeNull()
  })

  test.each(['', 'x', '{}', 'null'])('a draft is ignored if storage has %j instead', (stored) => {
    sessionStorage.setItem(KEY, stored)
    expect(hasDraft()).toBe(false)
    expect(restore()).toBeNull()
  })

  test('a draft is ignored if the browser blocks storage', () => {
    vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    })
    expect(hasDraft()).toBe(false)
    expect(restore()).toBeNull()
  })
})

describe('the content of an open form', () => {
  const suya = { dish: 'Suya' }

  test('what is kept is stored at once, and is there after the end of the session', () => {
    startSession(ada, 'a-token')
    open().keep(suya)
    expect(JSON.parse(sessionStorage.getItem(KEY) ?? '')).toEqual(draft)
    act(() => endSession('expired'))
    expect(restore()).toBeNull()
    startSession(ada, 'b-token')
    expect(restore()).toEqual(suya)
  })

  test('a form of an ended session neither replaces the drafts of another administrator nor removes them', () => {
    startSession(ada, 'a-token')
    const form = open()
    form.keep(suya)
    startSession({ ...ada, id: 'adm-2' }, 'b-token')
    removeForeignDraft()
    open().keep({ dish: 'Jollof' })
    form.keep(suya)
    form.forget()
    expect(restore()).toEqual({ dish: 'Jollof' })
  })

  test('an administrator starts without the drafts of another one', () => {
    startSession(ada, 'a-token')
    open().keep(suya)
    startSession({ ...ada, id: 'adm-2' }, 'b-token')
    expect(restore()).toBeNull()
    open('menu').keep({ dish: 'Jollof' })
    expect(sessionStorage.getItem(KEY)).not.toContain('Suya')
  })

  test('a form knows whether another one has saved the same draft since', () => {
    startSession(ada, 'a-token')
    const form = open()
    form.keep(suya)
    expect(form.isLatest()).toBe(true)
    open().keep({ dish: 'Jollof' })
    expect(form.isLatest()).toBe(false)
  })

  test('Logout discards forms, and keeps texts', () => {
    startSession(ada, 'a-token')
    open().keep(suya)
    const openText = () =>
      renderHook(() => useDraft('texts', 'order', v.string(), () => {})).result.current
    openText().keep('On its way')
    expect(countFormDrafts()).toBe(1)
    removeFormDrafts()
    expect(countFormDrafts()).toBe(0)
    expect(restore()).toBeNull()
    expect(openText().restored).toBe('On its way')
    openText().forget()
    expect(hasDraft()).toBe(false)
  })

  test('after the back-forward cache, a page follows what others of its tab have stored since', () => {
    startSession(ada, 'a-token')
    const file = new File([], 'people.csv')
    const withFile = v.object({ dish: v.file() })
    open().keep({ dish: file })
    // Unchanged: memory has more than the storage.
    expect(restore('order', withFile)).toEqual({ dish: file })
    sessionStorage.removeItem(KEY)
    expect(hasDraft()).toBe(false)
  })
})

test('a draft that a duplicate of the tab has sent is forgotten, also if more was shown there by then', () => {
  startSession(ada, 'a-token')
  const unfollow = followOtherPages()
  const owner = 'id adm-1'
  const reply = { text: 'On its way', seen: ['msg-1'], wasSaving: false }
  saveDraft(owner, 'texts', 'reply', { ...reply, seen: ['msg-1', 'msg-2'], wasSaving: true })
  const told = vi.spyOn(Storage.prototype, 'setItem')
  removeSentDraft(owner, 'texts', 'reply')
  const [key, newValue] = told.mock.calls.at(-1) ?? ['', '']
  told.mockRestore()
  saveDraft(owner, 'texts', 'reply', reply)
  window.dispatchEvent(new StorageEvent('storage', { key, newValue }))
  expect(isSaved()).toBe(false)
  unfollow()
})
