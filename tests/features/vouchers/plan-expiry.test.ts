import { expect, test } from 'vitest'
import { planExpiry } from '@/features/vouchers/expiry/plan-expiry'

const plan = (expiryDate: string | null, change: Parameters<typeof planExpiry>[1]) =>
  planExpiry({ expiryDate }, change)

test('all vouchers expire on the same day', () => {
  const change = { day: '2027-03-01' }
  expect(plan('2027-01-31', change)).toEqual({ before: '2027-01-31', after: '2027-03-01' })
  expect(plan(null, change)).toEqual({ before: '', after: '2027-03-01' })
  expect(plan('', change)).toEqual({ before: '', after: '2027-03-01' })
})

test('days are added to the calendar day of each voucher', () => {
  expect(plan('2027-01-31', { days: 7 })).toEqual({ before: '2027-01-31', after: '2027-02-07' })
  expect(plan('2028-02-28', { days: 1 })).toEqual({ before: '2028-02-28', after: '2028-02-29' })
  expect(plan('2027-01-01', { days: -1 })).toEqual({ before: '2027-01-01', after: '2026-12-31' })
  // Late in the evening in UTC, it is the next day in Lagos.
  expect(plan('2027-01-31T23:30:00.000Z', { days: 7 })).toEqual({
    before: '2027-02-01',
    after: '2027-02-08',
  })
})

test('a voucher that stays as it is, or has nothing to count from, is left out', () => {
  expect(plan('2027-03-01', { day: '2027-03-01' })).toMatchObject({ reason: 'No change' })
  expect(plan('2027-03-01T00:00:00.000Z', { day: '2027-03-01' })).toMatchObject({
    reason: 'No change',
  })
  expect(plan(null, { days: 7 })).toMatchObject({ reason: 'No expiry date' })
})

test('a day that the form would not accept is left out', () => {
  expect(plan('9999-12-31', { days: 7 })).toMatchObject({ reason: expect.stringMatching(/./) })
  expect(plan('2100-12-31', { days: 1 })).toMatchObject({ reason: expect.stringMatching(/./) })
  expect(plan('2000-01-03', { days: -365 })).toMatchObject({ reason: expect.stringMatching(/./) })
})
