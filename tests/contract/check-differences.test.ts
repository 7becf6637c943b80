import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { formatReport } from '../../src/contract/format-report'
import { parameterPlace } from '../../src/contract/places'
import { isUsable } from '../../src/contract/summary'
import { takeLogged } from '../support/server'
import { startBackend, startChanged, startWithRows, withoutField } from './backend'
import { checkOnly, differences, problems, verdicts } from './reports'

const objectSchema = v.looseObject({})
type Json = v.InferOutput<typeof objectSchema>

const names = {
  voucher: 'Vouchers',
  order: 'Orders',
  user: 'Users',
  driver: 'Drivers',
  vendor: 'Vendors',
} as const
type Noun = keyof typeof names

test.each<[string, Noun, string[]]>([
  ['createdAt', 'order', ['GET /crm/order: missing createdAt']],
  ['subtotal', 'order', ['GET /crm/order/{id}: missing subtotal']],
  ['orderTimeline', 'order', ['GET /crm/order/{id}: missing orderTimeline']],
  ['quantity', 'order', ['GET /crm/order/{id}: missing items.quantity']],
  ['userVoucher', 'user', ['GET /crm/user/{id}: missing userVoucher']],
  ['email', 'user', ['GET /crm/user: missing email']],
  ['code', 'voucher', ['GET /crm/voucher: missing code']],
  ['reason', 'driver', []],
  ['expiresAt', 'driver', []],
  ['url', 'driver', []],
  ['mediaType', 'driver', []],
  ['url', 'vendor', []],
])(
  'without the field %s in responses about a %s, the check reports %j',
  async (field, noun, expected) => {
    const backend = await startBackend(async ({ url }, next) => {
      const response = await next()
      if (!url.includes(`/crm/${noun}`) || !response.ok) return response
      return Response.json(withoutField(await response.json(), field))
    })
    expect(differences(await checkOnly([names[noun]], backend))).toEqual(expected)
  },
)

test.each<[string, Noun, (row: Json, at: number) => Json, string[], string[]]>([
  [
    'a blank text for every value',
    'voucher',
    (row) => ({ ...row, code: '', user: '', amount: '', expiryDate: ' ', image: '', driver: '' }),
    [],
    [],
  ],
  [
    'a user without a readable name, and an unreadable driver',
    'order',
    (row) => ({ ...row, user: { id: 'u1', fullName: 'Ada' }, driver: true }),
    ['missing user.name', 'unreadable driver'],
    ['user.fullName  text "Aaa"'],
  ],
  [
    'a status that the console does not know, and others in capitals',
    'order',
    (row, at) => ({
      ...row,
      status: at < 3 ? 'DISPATCHED' : String(row['status']).toUpperCase().replaceAll(' ', '_'),
    }),
    ['unlisted status'],
    ['status  "DISPATCHED"  3 times'],
  ],
  [
    'a date that cannot be read',
    'order',
    (row) => ({ ...row, createdAt: 'noon' }),
    ['unreadable createdAt'],
    ['Columns that stay "—": Created'],
  ],
  [
    'a date that a browser may read as another day',
    'user',
    (row) => ({ ...row, createdAt: '12/03/2026 10:30' }),
    ['converted createdAt'],
    [],
  ],
  [
    'names that may be data, and many unknown fields',
    'user',
    (row) => ({
      '+2348031234567': 1,
      'ada@example.com': 'x',
      '\u001b[31m': 1,
      ...row,
      ...Object.fromEntries(Array.from({ length: 30 }, (_, at) => [`old_${at}`, at])),
    }),
    [],
    ['+9999999999999   number 9', 'aaa@aaaaaaa.aaa', 'and 18 more (--json)'],
  ],
])('rows with %s are reported', async (_name, noun, change, expected, texts) => {
  const report = await checkOnly([names[noun]], await startWithRows(noun, change))
  expect(differences(report)).toEqual(expected.map((field) => `GET /crm/${noun}: ${field}`))
  const hasGap = expected.some((found) => /^(?:missing|unreadable)/.test(found))
  expect(verdicts(report)[names[noun]]).toBe(hasGap ? 'works with gaps' : 'works')
  const text = formatReport(report)
  for (const line of texts) expect(text).toContain(line)
  expect(text).not.toContain('\u001b')
})

const LIST = 'GET /crm/voucher: '
const DETAILS = 'GET /crm/voucher/{id}: '

test.each<[string, RegExp, (data: Json) => unknown, string, string[], string[]]>([
  [
    'sums and counts of another type',
    /\/crm\/voucher\?/,
    ({ vouchers }) => ({ vouchers, discount: 'many', pagination: { total: '40' } }),
    'works with gaps',
    [
      `${LIST}converted pagination.total`,
      `${LIST}missing discountAmount`,
      `${LIST}unreadable discount`,
      `${LIST}missing freeDelivery`,
    ],
    [],
  ],
  [
    'no id in any row',
    /\/crm\/voucher\?/,
    () => ({ vouchers: [{ title: 'Suya' }] }),
    'does not work',
    [],
    ['No row has a usable id. The first one has title.'],
  ],
  [
    'no rows',
    /\/crm\/voucher(?:\?|$)/,
    (data) => ({ ...data, vouchers: [], pagination: { total: 0, totalPages: 0 } }),
    'works, without rows',
    [],
    [],
  ],
  [
    'rows only without parameters',
    /\/crm\/voucher\?/,
    (data) => ({ ...data, vouchers: [] }),
    'works, without rows',
    [],
    [
      expect.stringMatching(
        /^Without "page", "limit", "search", "status", "type" there are rows: /,
      ),
    ],
  ],
  [
    'no pagination',
    /\/crm\/voucher\?/,
    (data) => ({ ...data, pagination: undefined }),
    'works with gaps',
    [`${LIST}missing pagination`],
    [],
  ],
  [
    'details that lack what their row has',
    /\/crm\/voucher\/./,
    ({ voucher, ...others }) => ({
      ...others,
      voucher: withoutField(withoutField(voucher, 'status'), 'createdAt'),
    }),
    'works with gaps',
    [`${DETAILS}missing status`, `${DETAILS}missing createdAt`],
    [],
  ],
  [
    'details that the console cannot read',
    /\/crm\/voucher\/./,
    ({ voucher }) => ({ voucher, voucherOrder: { rows: [] } }),
    'works with gaps',
    [],
    ['The console cannot read "voucherOrder".'],
  ],
  [
    'details of another record',
    /\/crm\/voucher\/./,
    (data) => ({
      ...data,
      voucher: { ...v.parse(objectSchema, data['voucher']), id: 'another' },
    }),
    'works with gaps',
    [],
    ['The response is about another record.'],
  ],
])('vouchers with %s are reported', async (_name, pattern, toBody, verdict, fields, found) => {
  const report = await checkOnly(['Vouchers'], await startChanged(pattern, toBody))
  expect(verdicts(report)).toEqual({ Session: 'works', Vouchers: verdict })
  expect(differences(report)).toEqual(fields)
  expect(problems(report)).toEqual(found)
  expect(isUsable(report)).toBe(verdict !== 'does not work')
  takeLogged()
})

const missingFigures =
  'sales averageOrder newUsers from to byDay byStatus byPaymentMethod topRestaurants'

test.each([
  [
    'no endpoint',
    new Response(null, { status: 404 }),
    'not provided',
    ['The backend does not have this request. Its path is in src/domain/figures.ts.'],
    [],
  ],
  [
    'another body',
    Response.json({ orders: 7 }),
    'does not work',
    [expect.stringContaining('It has orders.')],
    [],
  ],
  [
    'a few figures',
    Response.json({ analytics: { orders: 7, delivered: 'many', canceled: null, profit: 1 } }),
    'works with gaps',
    [],
    ['unreadable delivered', ...missingFigures.split(' ').map((name) => `missing ${name}`)],
  ],
])(
  'a backend with %s for analytics is reported',
  async (_name, response, verdict, found, fields) => {
    const backend = await startBackend(({ url }, next) =>
      url.includes('/crm/analytics?period=7d') ? response : next(),
    )
    const report = await checkOnly(['Analytics'], backend)
    expect(verdicts(report)).toEqual({ Session: 'works', Analytics: verdict })
    expect(problems(report)).toEqual(found)
    expect(differences(report)).toEqual(fields.map((field) => `GET /crm/analytics: ${field}`))
  },
)

describe('in the matrix', { tags: 'matrix' }, () => {
  test('a list that leaves out a row without an id works with gaps', async () => {
    const backend = await startWithRows('order', (row, at) =>
      at === 3 ? { orderId: 'ORD-1' } : row,
    )
    const report = await checkOnly(['Orders'], backend)
    expect(problems(report)).toEqual([])
    expect(verdicts(report)['Orders']).toBe('works with gaps')
    expect(formatReport(report)).toContain('19 rows, left out: 1 without a usable id')
    takeLogged()
  })

  test('a list that sends more rows than "limit" says works with gaps', async () => {
    const backend = await startBackend((request, next) =>
      next(new Request(request.url.replace('limit=20', 'limit=21'), request)),
    )
    const report = await checkOnly(['Orders'], backend)
    expect(problems(report)).toEqual([
      `There are 21 rows: the parameter "limit" has no effect. ${parameterPlace}`,
    ])
    expect(verdicts(report)['Orders']).toBe('works with gaps')
  })
})
