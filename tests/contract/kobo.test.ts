import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { formatReport } from '../../src/contract/format-report'
import { startChanged, startWithRows } from './backend'
import { checkOnly, problems, verdicts } from './reports'

type Row = Parameters<Parameters<typeof startWithRows>[1]>[0]

const amount = v.number()
const itemsSchema = v.array(v.looseObject({ price: v.number() }))

/** A row with some amounts in kobo. */
function inKobo(row: Row, ...fields: string[]) {
  const changed = fields.map((field) => {
    const value = row[field]
    return [field, v.is(amount, value) ? Math.round(value * 100) : value] as const
  })
  return { ...row, ...Object.fromEntries(changed) }
}

const itemsInKobo = (row: Row) => ({
  ...row,
  items: v.parse(itemsSchema, row['items']).map((item) => inKobo(item, 'price')),
})

const mapping = (file: string) =>
  `If it is, divide it by 100 in ${file}, as the example in src/README.md does.`

test('the average of the orders in kobo is recognized', async () => {
  const backend = await startChanged(/\/crm\/analytics/, ({ analytics }) => ({
    analytics: inKobo(v.parse(v.looseObject({}), analytics), 'averageOrder', 'sales'),
  }))
  expect(problems(await checkOnly(['Analytics'], backend))).toEqual([
    `"averageOrder" looks like kobo: it is ₦100,000.00 or more. ${mapping('src/domain/figures.ts')}`,
  ])
})

describe('in the matrix', { tags: 'matrix' }, () => {
  test.each([
    ['order', 'Orders', 'totalPrice', '₦100,000.00'],
    ['voucher', 'Vouchers', 'amount', '₦50,000.00'],
    ['transaction', 'Transactions', 'amount', '₦100,000.00'],
    ['cart', 'Carts', 'subtotal', '₦100,000.00'],
    ['menu', 'Menus', 'price', '₦50,000.00'],
    ['restaurant', 'Restaurants', 'minimumOrder', '₦50,000.00'],
  ] as const)('amounts of a %s in kobo are recognized', async (noun, name, field, limit) => {
    const backend = await startWithRows(noun, (row) => inKobo(row, field))
    const report = await checkOnly([name], backend)
    const file = `src/features/${name.toLowerCase()}/resource.ts`
    expect(problems(report)).toContain(
      `"${field}" looks like kobo: all amounts are whole numbers, and half of them are ${limit} or more. ${mapping(file)}`,
    )
    expect(verdicts(report)).toEqual({ Session: 'works', [name]: 'works with gaps' })
    expect(formatReport(report)).toContain('looks like kobo')
  })

  test.each([
    ['large payouts', 'transaction', (row: Row) => ({ ...row, type: 'payout', amount: 5_000_000 })],
    ['amounts with kobo as decimals', 'order', (row: Row) => ({ ...row, totalPrice: 150_000.5 })],
    [
      'a few large orders',
      'order',
      (row: Row, at: number) => (at < 8 ? { ...row, totalPrice: 900_000 } : row),
    ],
  ])('%s are not taken for kobo', async (_name, noun, change) => {
    const report = await checkOnly(['Orders', 'Transactions'], await startWithRows(noun, change))
    expect(problems(report)).not.toContainEqual(expect.stringContaining('kobo'))
  })

  test('a subtotal or prices in kobo, beside amounts in naira, are recognized', async () => {
    const file = 'src/features/orders/resource.ts'
    const subtotals = await startWithRows('order', (row) => inKobo(row, 'subtotal'))
    expect(problems(await checkOnly(['Orders'], subtotals))).toEqual([
      `"subtotal" is 100 times the sum of the items: it looks like kobo. ${mapping(file)}`,
    ])
    const prices = await startWithRows('order', itemsInKobo)
    expect(problems(await checkOnly(['Orders'], prices))).toEqual([
      `"items.price" is 100 times what "subtotal" says: it looks like kobo. ${mapping(file)}`,
    ])
  })
})
