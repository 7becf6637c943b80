import { beforeEach, expect, test } from 'vitest'
import { isOwn, mayBeOwn } from '@/memory/own'
import { startSession } from '@/memory/session'

const user = { firstName: 'Ada', lastName: 'Obi', usertype: 'admin' }
const ada = { ...user, id: 'adm-1', email: 'ada@example.com' }
beforeEach(() => startSession(ada, 'a-token'))

test.each([
  [{ id: 'adm-1' }, true],
  [{ id: 'adm-2' }, false],
  [{ id: null, email: 'ADA@example.com' }, true],
  [{ id: null, email: 'ngozi@example.com' }, false],
  [{ id: 'adm-1', email: 'old@example.com' }, true],
])('the author %j is the administrator: %s', (by, expected) => {
  expect(isOwn(by)).toBe(expected)
  expect(mayBeOwn(by)).toBe(expected)
})

test('an author of whom nothing is known may be the administrator, but is not said to be', () => {
  expect([null, { id: null }].map(isOwn)).toEqual([false, false])
  expect([null, { id: null }].map(mayBeOwn)).toEqual([true, true])
})

test('without an id and an email of the administrator, nobody can be told apart', () => {
  startSession(user, 'a-token')
  expect(isOwn({ id: 'adm-2' })).toBe(false)
  expect(mayBeOwn({ id: 'adm-2' })).toBe(true)
})
