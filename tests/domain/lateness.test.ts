import { expect, test } from 'vitest'
import { lateness } from '@/domain/lateness'
import { orderStatus } from '@/domain/order'

const NOW = Date.parse('2026-11-21T09:00:00Z')
const SECOND_MS = 1000
const MINUTE_MS = 60 * SECOND_MS

const after = (status: string | null, ms: number) =>
  lateness({ status, statusAt: new Date(NOW - ms).toISOString() }, NOW)

test.each([
  ['unconfirmed', 10],
  ['pending', 5],
  ['paid', 10],
  ['preparing', 30],
  ['ready', 10],
  ['on the way', 60],
])(
  'an order that is %s is late after %i minutes, and very late after twice as many',
  (status, minutes) => {
    const limit = minutes * MINUTE_MS
    expect(after(status, limit - SECOND_MS)).toBeNull()
    expect(after(status, limit)).toBe('Late')
    expect(after(status, 2 * limit - SECOND_MS)).toBe('Late')
    expect(after(status, 2 * limit)).toBe('Very late')
  },
)

test('capitals and underscores of a status make no difference to whether an order is late', () => {
  expect(after('ON_THE_WAY', 61 * MINUTE_MS)).toBe('Late')
})

test.each([
  ...orderStatus.names.filter((name) => orderStatus.isFinal({ status: name })),
  'on hold',
  'constructor',
  '',
  null,
])('an order whose status is %o is never late', (status) => {
  expect(after(status, 1000 * MINUTE_MS)).toBeNull()
})

test.each([null, '', 'yesterday', new Date(NOW + 60 * MINUTE_MS).toISOString()])(
  'an order that is in its status since %o is not late',
  (statusAt) => {
    expect(lateness({ status: 'pending', statusAt }, NOW)).toBeNull()
  },
)
