import { expect, test } from 'vitest'
import { hasWords } from '../../src/mock-api/cache'
import { createDb } from '../../src/mock-api/db'

test.each([
  ['delays rain', true],
  ['rain  delays', true],
  ['rain ada', true],
  ['elay', true],
  ['rain snow', false],
])('a search for “%s” matches each of its words in any order', (needle, isFound) => {
  expect(hasWords(needle, ['rain delays', 'ada obi'])).toBe(isFound)
})

test('the words of a search are found in any order in every kind of records', () => {
  const db = createDb(240, new Date())
  const [user] = db.users.all()
  const name = `${user?.firstName} ${user?.lastName}`
  const reversed = name.split(' ').toReversed().join(' ')
  const ids = (search: string) => db.users.list({ search }).rows.map(({ id }) => id)
  expect(ids(reversed)).toContain(user?.id)
  expect(ids(`${reversed} nobody`)).toEqual([])
  const [voucher] = db.list().vouchers
  const words = `${voucher?.code} ${voucher?.title.split(' ').toReversed().join(' ')}`
  expect(db.list({ search: words }).vouchers).toContain(voucher)
  expect(db.list({ search: `${words} nothing` }).vouchers).toEqual([])
})
