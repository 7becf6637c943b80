import { expect, test } from 'vitest'
import { takeLogged } from '../support/server'
import { startBackend, startWithRows } from './backend'
import { checkBackend, differences, problems, verdicts, works } from './reports'

type Change = Parameters<typeof startWithRows>[1]

test.each<[string, string[], Change]>([
  [
    'a field that is not readable',
    ['unreadable createdAt'],
    (row) => ({ ...row, createdAt: 'noon' }),
  ],
  ['a field that is missing', ['missing createdAt'], (row) => ({ ...row, createdAt: undefined })],
])('a list with %s works with gaps', async (_name, found, change) => {
  const report = await checkBackend(await startWithRows('order', change))
  expect(differences(report)).toEqual(found.map((field) => `GET /crm/order: ${field}`))
  expect(verdicts(report)).toEqual({ ...works, Orders: 'works with gaps' })
})

test.each<[string, Change]>([
  ['a total as a text', (row) => ({ ...row, totalPrice: String(row['totalPrice']) })],
  ['a status of its own', (row, at) => (at === 0 ? { ...row, status: 'lost' } : row)],
  ['a field of its own', (row) => ({ ...row, cashier: 'Ada' })],
])('a list with %s works', async (_name, change) => {
  expect(verdicts(await checkBackend(await startWithRows('order', change)))).toEqual(works)
})

test('a list that leaves out rows without an id works with gaps', async () => {
  const report = await checkBackend(
    await startWithRows('order', (row, at) => (at === 3 ? { orderId: 'ORD-1' } : row)),
  )
  expect(problems(report)).toEqual([])
  expect(verdicts(report)).toEqual({ ...works, Orders: 'works with gaps' })
  takeLogged()
})

test('a list that sends more rows than "limit" says works with gaps', async () => {
  const backend = await startBackend((request, next) =>
    next(new Request(request.url.replace('limit=20', 'limit=21'), request)),
  )
  const report = await checkBackend(backend)
  expect(problems(report)).toContain('There are 21 rows: the parameter "limit" has no effect.')
  expect(verdicts(report)).toMatchObject({ Orders: 'works with gaps', Logistics: 'works' })
})
