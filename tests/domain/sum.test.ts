import * as v from 'valibot'
import { expect, test } from 'vitest'
import { formatKobo, plainKobo, toPlainAmount } from '@/domain/amount'
import { addUp, divideSum, sumOf, sumRows, sumText } from '@/domain/sum'
import { payoutSum } from '@/features/payouts/fields'
import { payoutResource } from '@/features/payouts/resource'
import { transactionSum } from '@/features/transactions/fields'
import { transactionResource } from '@/features/transactions/resource'

const transaction = (status: string, type: string, amount: unknown) =>
  v.parse(transactionResource.record, {
    id: `${status}-${type}-${String(amount)}`,
    status,
    type,
    amount,
  })

test('adds up decimals exactly, also more than a number can contain', () => {
  expect(sumOf([0.1, 0.2])).toBe(0.3)
  expect(sumOf([1.01, null, 2])).toBe(3.01)
  const largest = Array.from({ length: 5000 }, () => 9_999_999_999_999.99)
  expect(formatKobo(addUp(largest).kobo)).toBe('₦49,999,999,999,999,950.00')
})

test.each([
  [0n, '₦0.00', '0.00'],
  [5n, '₦0.05', '0.05'],
  [100n, '₦1.00', '1.00'],
  [123_456_789n, '₦1,234,567.89', '1234567.89'],
  [-50n, '-\u2060₦0.50', '-0.50'],
  [-140_000n, '-\u2060₦1,400.00', '-1400.00'],
])('formats %s kobo as %s, and copies %s', (kobo, text, plain) => {
  expect(formatKobo(kobo)).toBe(text)
  expect(plainKobo(kobo)).toBe(plain)
})

const rows = [
  transaction('success', 'payment', 7000.1),
  transaction('successful', 'payment', 0.2),
  transaction('success', 'refund', 1500),
  transaction('success', 'payment', null),
  transaction('failed', 'payment', 9000),
]

test('a sum of transactions has the successful ones, with their signs', () => {
  expect(sumRows(rows, transactionSum)).toEqual({ kobo: 550_030n, count: 3, unknown: 1 })
  expect(sumText(rows, transactionSum)).toBe('₦5,500.30 in 3 of them')
  expect(sumText(rows.slice(0, 2), transactionSum)).toBe('₦7,000.30')
  expect(sumText(rows.slice(3), transactionSum)).toBe('')
})

test('divides a sum by a field, the largest first and the rest last', () => {
  const parts = divideSum(rows, transactionSum, ({ type }) => type ?? '')
  expect(parts).toMatchObject([
    { label: 'payment', isCounted: true, kobo: 700_030n, count: 2, unknown: 1 },
    { label: 'refund', isCounted: true, kobo: -150_000n, count: 1 },
    { label: 'payment', isCounted: false, kobo: 900_000n, count: 1 },
  ])
})

test('a sum of payouts has all of them, whatever their status', () => {
  const payouts = ['paid', 'declined'].map((status) =>
    v.parse(payoutResource.record, { id: status, status, amount: 0.1 }),
  )
  expect(sumText(payouts, payoutSum)).toBe('₦0.20')
})

test.each([
  ['12,800', '12800'],
  ['₦12,800.00', '12800.00'],
  ['N1 500.5', '1500.5'],
  ['12.800', null],
  ['1500 2500', null],
  ['ORD-12800', null],
  ['', null],
])('the plain amount of "%s" is %s', (text, amount) => {
  expect(toPlainAmount(text)).toBe(amount)
})
