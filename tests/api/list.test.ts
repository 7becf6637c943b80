// @vitest-environment node
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { onDay } from '@/api/dates'
import { effectiveParams } from '@/api/effective-params'
import { listPath, listSearchSchema, freeChoice } from '@/api/list'
import { listPageSchema } from '@/api/list-response'
import { pageResponse } from '@/api/resource'
import { filterOf } from '@/domain/choices'
import { withId, optionalNaira, rowsSchema } from '@/domain/response-fields'
import { orderResource } from '@/features/orders/resource'

const statusOptions = [
  ['any', 'Any status'],
  ['paid', 'Paid'],
  ['free & easy', 'Free'],
] as const
const orders = {
  noun: ['order', 'orders'],
  path: '/crm/order',
  filters: { status: filterOf(statusOptions) },
} as const
const searchSchema = listSearchSchema(orders.filters)

test.each([
  [undefined, 'any'],
  ['any', 'any'],
  ['paid', 'paid'],
  ['Paid', 'any'],
  ['', 'any'],
  [['paid'], 'any'],
  ['toString', 'any'],
])('a choice parses %j to %j', (status, expected) => {
  expect(v.parse(filterOf(statusOptions), status)).toBe(expected)
})

test.each([
  [undefined, 'all'],
  ['', 'all'],
  ['all', 'all'],
  ['cat-1', 'cat-1'],
  ['no such id', 'no such id'],
  [['cat-1'], 'all'],
])('a filter by record parses %j to %j', (id, expected) => {
  expect(v.parse(freeChoice('All Categories'), id)).toBe(expected)
})

test.each([
  ['any', ''],
  ['paid', 'Paid'],
  ['refunded', ''],
])('the filter %j has the label %j', (value, label) => {
  const list = {
    noun: ['order', 'orders'],
    path: '/crm/order',
    filters: { status: filterOf(statusOptions) },
  } as const
  expect(effectiveParams(list, { status: value }).labels()).toEqual([label, ''])
})

describe('the search params of a list', () => {
  test.each([
    [{}, {}],
    [
      { page: '3', search: ' rice ', status: 'paid' },
      { page: 3, search: 'rice', status: 'paid' },
    ],
    [{ page: 3 }, { page: 3 }],
    [{ page: '0', search: 7, status: 'late', other: 'x' }, {}],
    [{ page: '1.5' }, {}],
    [{ search: 'x'.repeat(300) }, { search: 'x'.repeat(200) }],
  ])('the search params %j are parsed to the defaults and %j', (search, expected) => {
    const defaults = { page: 1, search: '', status: 'any' }
    expect(v.parse(searchSchema, search)).toEqual({ ...defaults, ...expected })
  })

  test('parsed search params are the same when they are parsed again', () => {
    const search = `${'x'.repeat(199)} y`
    const parsed = v.parse(searchSchema, { search })
    expect(parsed.search).toBe('x'.repeat(199))
    expect(v.parse(searchSchema, parsed)).toEqual(parsed)
  })
})

test.each([
  ['-totalPrice', '-totalPrice'],
  ['totalPrice', 'totalPrice'],
  ['', undefined],
  ['--totalPrice', undefined],
  ['total price', undefined],
])('the sort param %j is parsed to %j', (sort, expected) => {
  expect(v.parse(searchSchema, { sort }).sort).toBe(expected)
})

test('the request path has only the params of the list, in a fixed order', () => {
  const search = { dialog: 'create', status: 'free & easy', search: 'a+b', page: 2 } as const
  expect(listPath(orders, search)).toBe(
    '/crm/order?page=2&limit=20&search=a%2Bb&status=free+%26+easy',
  )
})

test('presets of all ranges are resolved to the days that they have on a day', () => {
  const search = { dates: 'today', paid: 'yesterday', sort: 'amount' } as const
  expect(onDay(search, '2026-11-10')).toEqual({
    dates: undefined,
    from: '2026-11-10',
    to: '2026-11-10',
    paid: undefined,
    paidFrom: '2026-11-09',
    paidTo: '2026-11-09',
    sort: 'amount',
  })
})

describe('a list response', () => {
  const rows = rowsSchema('An order', withId({ total: optionalNaira }))
  const parse = (body: unknown) =>
    v.parse(listPageSchema('orders', rows, { revenue: optionalNaira }), body)

  test('a list response is parsed to rows, counts and other fields', () => {
    const body = { orders: [{ id: 'o1', total: '15' }], revenue: 15, pagination: { total: 1 } }
    const counts = { total: 1, totalPages: 1, sentRows: 1, totalAmount: null, capabilities: null }
    const page = { rows: [{ id: 'o1', total: 15 }], meta: { revenue: 15 }, ...counts }
    expect(parse(body)).toEqual(page)
    expect(parse({ data: body })).toEqual(page)
  })

  test.each([
    [undefined, { total: null, totalPages: null }],
    [null, { total: null, totalPages: null }],
    [{}, { total: null, totalPages: null }],
    [{ total: 41 }, { total: 41, totalPages: 3 }],
    [
      { total: '41', totalPages: 5 },
      { total: 41, totalPages: 5 },
    ],
    [{ totalPages: 3 }, { total: null, totalPages: 3 }],
    [
      { total: 0, totalPages: 0 },
      { total: 0, totalPages: 1 },
    ],
    [
      { total: -1, totalPages: 'many' },
      { total: null, totalPages: null },
    ],
  ])('the pagination %j is parsed to the counts %j', (pagination, counts) => {
    expect(parse({ orders: [], pagination })).toEqual({
      rows: [],
      sentRows: 0,
      totalAmount: null,
      capabilities: null,
      meta: { revenue: null },
      ...counts,
    })
  })

  test('the sum of a response is read only of a list with amounts', () => {
    const body = { orders: [], totals: { amount: 12.5 } }
    expect(parse(body).totalAmount).toBeNull()
    expect(v.parse(pageResponse(orderResource), body).totalAmount).toBe(12.5)
  })

  test.each([null, {}, [], { rows: [] }, { orders: {} }])(
    'a list response without rows is invalid: %j',
    (body) => {
      expect(() => parse(body)).toThrow(v.ValiError)
    },
  )
})
