import { act, renderHook } from '@testing-library/react'
import * as v from 'valibot'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { useDraftText, useRestoredDraft, useSavedDraft } from '@/hooks/use-draft'
import { hasDraft, removeForeignDraft } from '@/lib/drafts'
import { endSession, startSession } from '@/lib/session'
import { ada } from '../support/render-app'

const KEY = 'marketplace-admin.draft'
const draft = { owner: 'id adm-1', forms: { order: { dish: 'Suya' } } }
const dish = v.object({ dish: v.string() })
const isSaved = () => sessionStorage.getItem(KEY) !== null

function restore(form = 'order', schema: v.GenericSchema = dish) {
  return renderHook(() => useRestoredDraft(form, schema)).result.current
}

describe('a draft saved before a reload', () => {
  beforeEach(() => {
    startSession(ada, 'a-token')
    sessionStorage.setItem(KEY, JSON.stringify(draft))
  })

  test('a draft is restored once, by its own form', () => {
    expect(restore('menu')).toBeNull()
    expect(isSaved()).toBe(true)
    expect(restore()).toEqual({ dish: 'Suya' })
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
  test('the content of a form is saved only when the session ends', () => {
    startSession(ada, 'a-token')
    renderHook(() => useSavedDraft('order', () => ({ dish: 'Suya' })))
    expect(hasDraft()).toBe(false)
    act(() => endSession('expired'))
    expect(JSON.parse(sessionStorage.getItem(KEY) ?? '')).toEqual(draft)
    startSession(ada, 'b-token')
    expect(restore()).toEqual({ dish: 'Suya' })
  })

  test('a form without content saves no draft', () => {
    startSession(ada, 'a-token')
    renderHook(() => useSavedDraft('order', () => null))
    act(() => endSession('expired'))
    expect(hasDraft()).toBe(false)
  })
})

describe('a text that is saved with each change', () => {
  const openReply = (name: string) => renderHook(() => useDraftText(`reply ${name}`)).result

  test('the texts of several forms are kept, also when the session ends, until they are emptied', () => {
    startSession(ada, 'a-token')
    const first = openReply('one')
    act(() => first.current[1]('On its way'))
    const second = openReply('two')
    act(() => second.current[1]('Refunded'))
    expect(openReply('one').current[0]).toBe('On its way')
    act(() => endSession('expired'))
    expect(openReply('one').current[0]).toBe('')
    startSession(ada, 'b-token')
    expect(openReply('one').current[0]).toBe('On its way')
    act(() => first.current[1](''))
    expect(openReply('one').current[0]).toBe('')
    expect(openReply('two').current[0]).toBe('Refunded')
    act(() => second.current[1](''))
    expect(hasDraft()).toBe(false)
  })

  test('an administrator starts without the texts of another one', () => {
    startSession(ada, 'a-token')
    const reply = openReply('one')
    act(() => reply.current[1]('Only for Ada'))
    startSession({ ...ada, id: 'adm-2' }, 'b-token')
    expect(openReply('one').current[0]).toBe('')
    const other = openReply('two')
    act(() => other.current[1]('Only for Tunde'))
    expect(sessionStorage.getItem(KEY)).not.toContain('Ada')
  })
})
