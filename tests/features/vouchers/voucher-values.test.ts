import * as v from 'valibot'
import { expect, test } from 'vitest'
import { formatAmount, plainAmount } from '@/domain/amount'
import { expiryNote } from '@/features/vouchers/form/expiry-note'
import { changedBody } from '@/features/vouchers/form/voucher-values'
import { voucherResource } from '@/features/vouchers/resource'

test('an edit has all seven keys, and sends what it does not change as the backend sent it', () => {
  const voucher = v.parse(voucherResource.record, {
    id: 'v1',
    title: ' Suya  ',
    type: 'gift',
    amount: '1500.5',
    code: 'SUYA ',
    user: 'bola@example.com',
    expiryDate: '2027-03-01T00:00:00.000Z',
    claimable: false,
  })
  const sent = {
    title: ' Suya  ',
    type: 'gift',
    amount: '1500.50',
    code: 'SUYA ',
    user: 'bola@example.com',
    expiryDate: '2027-03-01',
    claimable: false,
  }
  expect(changedBody(voucher, {})).toEqual(sent)
  expect(changedBody(voucher, { expiryDate: '2027-06-30' })).toEqual({
    ...sent,
    expiryDate: '2027-06-30',
  })
})

const today = '2026-11-22'
test.each([
  ['2027-03-01', '1 March 2027, in 99 days'],
  ['2026-11-22', '22 November 2026, today'],
  ['2026-11-23', '23 November 2026, tomorrow'],
  ['2026-11-24', '24 November 2026, in 2 days'],
])('the note for the expiry date %s is "%s"', (day, text) => {
  expect(expiryNote(day, today)).toEqual({ text, isWarning: false })
})

test.each(['2026-11-21', '2020-01-01'])(
  'the note for the expiry date %s warns that it is in the past',
  (day) => {
    expect(expiryNote(day, today)).toMatchObject({
      text: expect.stringContaining('is in the past'),
      isWarning: true,
    })
  },
)

test.each(['', 'incomplete', '2027-02-31'])('the invalid expiry date %j has no note', (day) => {
  expect(expiryNote(day, today)).toBeNull()
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
