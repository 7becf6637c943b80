import { beforeEach, expect, test } from 'vitest'
import { byName } from '@/domain/saved-names'
import {
  getSavedReplies,
  lastUsedFirst,
  markUsed,
  replaceSavedReply,
  setSavedReplies,
} from '@/memory/saved-replies'
import { startSession } from '@/memory/session'

const reply = (name: string, usedAt = 0, text = 'Text') => ({ name, text, usedAt })
const user = { firstName: 'Ada', lastName: 'Obi', usertype: 'admin' }
beforeEach(() => startSession({ ...user, id: 'adm-1' }, 'a-token'))

test('the reply used last is first, then they are sorted by name', () => {
  const replies = [reply('B'), reply('D', 2), reply('A'), reply('C', 3)]
  expect(replies.toSorted(lastUsedFirst).map(({ name }) => name)).toEqual(['C', 'D', 'A', 'B'])
  expect(replies.toSorted(byName).map(({ name }) => name)).toEqual(['A', 'B', 'C', 'D'])
})

test('using a reply keeps the text that another tab has given it meanwhile', () => {
  const before = Date.now()
  setSavedReplies([reply('A', 0, 'New'), reply('B')])
  markUsed(reply('A', 0, 'Old'))
  const [used, other] = getSavedReplies()
  expect(used).toMatchObject({ name: 'A', text: 'New' })
  expect(used?.usedAt).toBeGreaterThanOrEqual(before)
  expect(other).toEqual(reply('B'))
  markUsed(reply('Deleted'))
  expect(getSavedReplies()).toHaveLength(2)
})

test('a reply is replaced, or removed', () => {
  setSavedReplies([reply('A'), reply('B')])
  expect(replaceSavedReply(reply('A'), reply('C'))).toBe(true)
  expect(getSavedReplies()).toEqual([reply('C'), reply('B')])
  replaceSavedReply(reply('B'))
  expect(getSavedReplies()).toEqual([reply('C')])
})

test('each administrator has an own list, and one without an id and an email has it by name', () => {
  setSavedReplies([reply('Mine')])
  startSession(user, 'b-token')
  expect(getSavedReplies()).toEqual([])
  setSavedReplies([reply('By name')])
  expect(localStorage.getItem('marketplace-admin.savedReplies Ada Obi admin')).toContain('By name')
  startSession({ ...user, id: 'adm-1' }, 'a-token')
  expect(getSavedReplies()).toEqual([reply('Mine')])
  expect(localStorage.getItem('marketplace-admin.savedReplies id adm-1')).toContain('Mine')
})
