import { expect, test } from 'vitest'
import { formatAmount, plainAmount } from '@/domain/amount'
import { expiryNote } from '@/features/vouchers/form/expiry-note'
import { mergeEdit } from '@/features/vouchers/form/merge-edit'
import type { EditBody } from '@/features/vouchers/form/voucher-values-schema'

const base: EditBody = {
  title: 'Suya Sunday',
  type: 'voucher',
  amount: '1500',
  code: 'SUYA',
  user: '',
  expiryDate: '2027-03-01',
  claimable: true,
}

test('mergeEdit keeps the values of the form if nobody else has saved anything', () => {
  const mine = { ...base, title: 'Amala' }
  expect(mergeEdit(base, mine, base)).toEqual({ merged: mine, conflicts: [] })
})

test('mergeEdit takes newer values of fields that the form has not changed', () => {
  const mine = { ...base, title: 'Amala' }
  const latest = { ...base, code: 'NEW', claimable: false, expiryDate: '' }
  expect(mergeEdit(base, mine, latest)).toEqual({
    merged: { ...latest, title: 'Amala' },
    conflicts: [],
  })
})

test('mergeEdit reports fields that both have changed, and keeps the value of the form', () => {
  const mine = { ...base, title: 'Amala', user: 'a@example.com' }
  const latest = { ...base, title: 'Egusi', user: 'b@example.com', code: 'NEW' }
  expect(mergeEdit(base, mine, latest)).toEqual({
    merged: { ...mine, code: 'NEW' },
    conflicts: ['title', 'user'],
  })
})

test('mergeEdit reports no conflict if both have set the same value', () => {
  const both = { ...base, title: 'Amala' }
  expect(mergeEdit(base, both, both)).toEqual({ merged: both, conflicts: [] })
})

test('mergeEdit never combines a type with the amount of another type', () => {
  const free: EditBody = { ...base, type: 'free_delivery', amount: '' }
  const increased = { ...base, amount: '2000' }
  expect(mergeEdit(base, increased, free)).toEqual({
    merged: increased,
    conflicts: ['type', 'amount'],
  })
  expect(mergeEdit(base, free, increased)).toEqual({ merged: free, conflicts: ['type', 'amount'] })
  expect(mergeEdit(free, free, increased).merged).toEqual(increased)
})

const now = new Date('2026-11-22T23:59:00+01:00')
test.each([
  ['2027-03-01', '1 March 2027, in 99 days'],
  ['2026-11-22', '22 November 2026, today'],
  ['2026-11-23', '23 November 2026, tomorrow'],
  ['2026-11-24', '24 November 2026, in 2 days'],
])('the note for the expiry date %s is "%s"', (day, text) => {
  expect(expiryNote(day, now)).toEqual({ text, isWarning: false })
})

test.each(['2026-11-21', '2020-01-01'])(
  'the note for the expiry date %s warns that it is in the past',
  (day) => {
    expect(expiryNote(day, now)).toMatchObject({
      text: expect.stringContaining('is in the past'),
      isWarning: true,
    })
  },
)

test.each(['', 'incomplete', '2027-02-31'])('the invalid expiry date %j has no note', (day) => {
  expect(expiryNote(day, now)).toBeNull()
})

test.each([
  ['₦1,500.50', '1500.50', '1,500.50'],
  ['₦ 1,500', '1500', '1,500'],
  ['ngn 1\u00a0500\u00a0000.5', '1500000.5', '1,500,000.50'],
  ['₦8,250.00', '8250.00', '8,250.00'],
  ['1,500', '1500', '1,500'],
  [' NGN 1500 ', '1500', '1,500'],
  ['1,500 NGN', '1500', '1,500'],
  ['1500.5NGN', '1500.5', '1,500.50'],
  ['N1,500', '1500', '1,500'],
  ['n 1500', '1500', '1,500'],
  ['1,500 naira', '1500', '1,500'],
  ['2500.5', '2500.5', '2,500.50'],
  [' 007 ', '007', '007'],
  ['12345678', '12345678', '12,345,678'],
])('the amount %j is sent as %s and shown as %s', (text, plain, shown) => {
  expect(plainAmount(text)).toBe(plain)
  expect(formatAmount(text)).toBe(shown)
  expect(plainAmount(shown)).toBe(plainAmount(formatAmount(shown)))
})

test.each([
  '1,50,0',
  '1,5000',
  ',500',
  '1.999',
  '1e3',
  '-5',
  '1.500,50',
  '100 2500',
  '1500 2500',
  '15,00',
  '1\t500',
  '$5',
])('the invalid amount %j is not changed', (text) => {
  expect(plainAmount(text)).toBe(text)
  expect(formatAmount(text)).toBe(text)
})

test('a text that is too long for an amount is not changed, and checked at once', () => {
  const text = '1'.repeat(50_000)
  const start = performance.now()
  expect([plainAmount(text), formatAmount(text)]).toEqual([text, text])
  expect(performance.now() - start).toBeLessThan(500)
})
