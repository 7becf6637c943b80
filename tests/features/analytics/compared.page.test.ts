import { expect, test } from 'vitest'
import {
  changeOf,
  changePercent,
  comparedFields,
  formatChange,
  formatMeasure,
  lostMost,
} from '@/features/analytics/compared'

/** The orders and the sales of a row, and those before. */
const row = (
  [orders, sales]: readonly (number | null)[],
  before: readonly (number | null)[] | null,
) => ({
  orders: orders ?? null,
  sales: sales ?? null,
  previous: before && { orders: before[0] ?? null, sales: before[1] ?? null },
})

test('a change is the difference of two known figures', () => {
  expect(changeOf(row([12, 500], [10, 800]), 'orders')).toBe(2)
  expect(changeOf(row([12, 500], [10, 800]), 'sales')).toBe(-300)
  expect(changeOf(row([0], [0]), 'orders')).toBe(0)
  expect(changeOf(row([null], [10]), 'orders')).toBeNull()
  expect(changeOf(row([12], [null]), 'orders')).toBeNull()
  expect(changeOf(row([12], null), 'orders')).toBeNull()
})

test('the rows that lost are in the order of their losses, without those that did not lose', () => {
  const [small, large] = [row([9], [10]), row([1], [10])]
  const others = [row([10], [10]), row([11], [10]), row([1], null), row([1], [null])]
  expect(lostMost([...others, small, large, ...others], 'orders')).toEqual([large, small])
})

test('a measure is a count or an amount of naira', () => {
  expect(formatMeasure(4000, 'orders')).toBe('4,000')
  expect(formatMeasure(4000, 'sales')).toBe('₦4,000.00')
  expect(formatMeasure(null, 'sales')).toBe('—')
})

test('a change has a sign unless it is 0, and a row without previous figures is new', () => {
  expect(formatChange(row([12], [10]), 'orders')).toBe('+2')
  expect(formatChange(row([10], [10]), 'orders')).toBe('0')
  expect(formatChange(row([8], [10]), 'orders')).toBe('-2')
  expect(formatChange(row([0, 800], [0, 500]), 'sales')).toBe('+₦300.00')
  expect(formatChange(row([8], null), 'orders')).toBe('New')
  expect(formatChange(row([8], [null]), 'orders')).toBe('—')
})

test('a percentage needs a change, a positive figure before, and at least 20 orders before', () => {
  expect(changePercent(row([30, 150], [20, 200]), 'orders')).toBe('50%')
  expect(changePercent(row([30, 150], [20, 200]), 'sales')).toBe('25%')
  expect(changePercent(row([30, 150], [19, 200]), 'orders')).toBeNull()
  expect(changePercent(row([30, 150], [19, 200]), 'sales')).toBeNull()
  expect(changePercent(row([30, 150], [null, 200]), 'sales')).toBeNull()
  expect(changePercent(row([20, 150], [20, 200]), 'orders')).toBeNull()
  expect(changePercent(row([30, 150], [20, 0]), 'sales')).toBeNull()
  expect(changePercent(row([30, 150], [20, -200]), 'sales')).toBeNull()
  expect(changePercent(row([30, 150], null), 'orders')).toBeNull()
})

test('an exported row has both figures, their changes, and whether it is new', () => {
  const { ordersBefore, ordersChange, salesBefore, salesChange, isNew } = comparedFields
  const cellsOf = (compared: ReturnType<typeof row>) =>
    [ordersBefore, ordersChange, salesBefore, salesChange, isNew].map(({ get }) => get(compared))
  expect(cellsOf(row([12, 500], [10, 800]))).toEqual([10, 2, 800, -300, false])
  expect(cellsOf(row([12, 500], null))).toEqual([null, null, null, null, true])
  expect(cellsOf(row([12, null], [null, null]))).toEqual([null, null, null, null, false])
})
