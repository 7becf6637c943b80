import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { check } from '../../src/contract/check'
import { formatReport } from '../../src/contract/format-report'
import { isUsable } from '../../src/contract/summary'
import { takeLogged } from '../support/server'
import { startBackend, startChanged, startWithRows } from './backend'
import { checkBackend, differences, problems, verdicts, works } from './reports'

const objectSchema = v.looseObject({})

/** A copy of a response without the fields of a name. */
function withoutField(value: unknown, dropped: string): unknown {
  if (Array.isArray(value)) return value.map((item) => withoutField(item, dropped))
  if (!v.is(objectSchema, value)) return value
  const kept = Object.entries(value).filter(([name]) => name !== dropped)
  return Object.fromEntries(kept.map(([name, part]) => [name, withoutField(part, dropped)]))
}

const notFound = () => Response.json({ message: 'Not found' }, { status: 404 })

describe('a backend as the document describes it', () => {
  test('every module works', async () => {
    const report = await checkBackend(await startBackend())
    expect(verdicts(report)).toEqual(works)
    expect([differences(report), problems(report), report.cors, report.cache]).toEqual([
      [],
      [],
      [],
      [],
    ])
    expect(isUsable(report)).toBe(true)
    expect(formatReport(report)).toContain('The console can be used with this backend.')
  })

  test('the check reads the list and one record of each module, one request at a time', async () => {
    const backend = await startBackend()
    const tokens = backend.db.tokens.size
    await checkBackend(backend)
    const paths = backend.requests.map((request) => request.replace(/\?.*|(?<=crm\/\w+\/).*/, ''))
    // The parameters of each list are tried with at most five further requests.
    expect(paths.length).toBeLessThan(36 + 5 * 18)
    expect(paths.filter((name, at) => name !== paths[at - 1])).toEqual([
      'GET /api/crm/voucher',
      'POST /api/auth/login',
      'GET /api/crm/voucher',
      'GET /api/crm/voucher/',
      'GET /api/crm/order',
      'GET /api/crm/order/',
      'GET /api/crm/user',
      'GET /api/crm/user/',
      'GET /api/crm/restaurant',
      'GET /api/crm/restaurant/',
      'GET /api/crm/driver',
      'GET /api/crm/driver/',
      'GET /api/crm/transaction',
      'GET /api/crm/transaction/',
      'GET /api/crm/payout',
      'GET /api/crm/payout/',
      'GET /api/crm/ticket',
      'GET /api/crm/ticket/',
      'GET /api/crm/vendor',
      'GET /api/crm/vendor/',
      'GET /api/crm/logistics',
      'GET /api/crm/logistics/',
      'GET /api/crm/menu',
      'GET /api/crm/menu/',
      'GET /api/crm/cart',
      'GET /api/crm/cart/',
      'GET /api/crm/otp',
      'GET /api/crm/view',
      'GET /api/crm/notification',
      'GET /api/crm/notification/',
      'GET /api/crm/category',
      'GET /api/crm/faq',
      'GET /api/crm/admin',
      'GET /api/crm/analytics',
      'POST /api/auth/logout',
    ])
    expect(backend.mostPending()).toBe(1)
    expect(backend.db.tokens.size).toBe(tokens)
  })

  test('a token replaces the sign-in, and stays valid', async () => {
    const backend = await startBackend()
    backend.db.tokens.add('a-token')
    const { origin, baseUrl } = backend
    const report = await check({ origin, baseUrl, token: 'a-token' })
    expect(verdicts(report)).toEqual(works)
    expect(backend.requests.join()).not.toContain('/auth/')
    expect(backend.db.tokens.has('a-token')).toBe(true)
  })

  test('a wrong password is reported with the message of the server', async () => {
    const report = await checkBackend(await startBackend(), { password: 'egusi' })
    expect(verdicts(report)).toEqual({ Session: 'does not work' })
    expect(problems(report)).toEqual(['The server says "Wrong email or password".'])
    expect(isUsable(report)).toBe(false)
  })

  test('a server that does not respond is reported once', async () => {
    const { origin, baseUrl, stop } = await startBackend()
    stop()
    const options = { baseUrl, origin, token: 'a-token' }
    const report = await check(options)
    expect(verdicts(report)).toEqual({ Session: 'does not work' })
    expect(problems(report)).toEqual(['There is no connection (ECONNREFUSED).'])
  })
})

describe('a backend that differs', () => {
  test('three renamed endpoints and a dropped field are reported, and nothing else', async () => {
    const backend = await startBackend(async ({ url }, next) => {
      if (/\/crm\/(?:order|user|driver)\b/.test(url)) return notFound()
      const response = await next()
      if (!url.includes('/crm/restaurant')) return response
      return Response.json(withoutField(await response.json(), 'rating'))
    })
    const report = await checkBackend(backend)
    expect(verdicts(report)).toEqual({
      ...works,
      Orders: 'not provided',
      Users: 'not provided',
      Drivers: 'not provided',
      Restaurants: 'works with gaps',
    })
    expect(differences(report)).toEqual(['GET /crm/restaurant: missing rating'])
    expect(report.modules.flatMap(({ emptyColumns }) => emptyColumns)).toEqual(['Rating'])
    expect(isUsable(report)).toBe(true)
  })

  test.each([
    ['createdAt', 'order', ['GET /crm/order: missing createdAt']],
    ['subtotal', 'order', ['GET /crm/order/{id}: missing subtotal']],
    ['orderTimeline', 'order', ['GET /crm/order/{id}: missing orderTimeline']],
    ['quantity', 'order', ['GET /crm/order/{id}: missing items.quantity']],
    ['userVoucher', 'user', ['GET /crm/user/{id}: missing userVoucher']],
    ['email', 'user', ['GET /crm/user: missing email']],
    ['code', 'voucher', ['GET /crm/voucher: missing code']],
    ['reason', 'driver', []],
  ])(
    'without the field %s in responses about a %s, the check reports %j',
    async (field, noun, expected) => {
      const backend = await startBackend(async ({ url }, next) => {
        const response = await next()
        if (!url.includes(`/crm/${noun}`) || !response.ok) return response
        return Response.json(withoutField(await response.json(), field))
      })
      expect(differences(await checkBackend(backend))).toEqual(expected)
    },
  )

  test.each([
    ['HTML', 502, '<html>Bad Gateway</html>', 'The response is HTML instead of JSON.'],
    ['half a JSON body', 200, '{"orders":[', 'The response is not valid JSON.'],
    [
      'an error',
      500,
      '{"message":"The kitchen is on fire"}',
      'The server says "The kitchen is on fire".',
    ],
    [
      'an error without a message',
      403,
      '{"error":"x"}',
      'The response has no text in its field "message". It has error.',
    ],
    ['another list', 200, '{"results":[]}', 'The response has no list "orders". It has results.'],
  ])('a list that responds with %s does not work', async (_name, status, body, problem) => {
    const backend = await startBackend((request, next) =>
      request.url.includes('/crm/order') ? new Response(body, { status }) : next(),
    )
    const report = await checkBackend(backend)
    expect(verdicts(report)).toEqual({ ...works, Orders: 'does not work' })
    expect(problems(report)).toEqual([problem])
  })

  const voucherResource = /\/crm\/voucher\?/
  const voucherDetails = /\/crm\/voucher\/./

  test.each([
    ['no endpoint', notFound(), 'not provided', ['The backend does not have this request.'], []],
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
      [
        'unreadable delivered',
        ...['sales', 'averageOrder', 'newUsers', 'from', 'to'].map((name) => `missing ${name}`),
        ...['byDay', 'byStatus', 'byPaymentMethod', 'topRestaurants'].map(
          (name) => `missing ${name}`,
        ),
      ],
    ],
  ])(
    'a backend with %s for analytics is reported',
    async (_name, response, verdict, found, fields) => {
      const backend = await startBackend(({ url }, next) =>
        url.includes('/crm/analytics?period=7d') ? response : next(),
      )
      const report = await checkBackend(backend)
      expect(verdicts(report)).toEqual({ ...works, Analytics: verdict })
      expect(problems(report)).toEqual(found)
      expect(differences(report)).toEqual(fields.map((field) => `GET /crm/analytics: ${field}`))
      expect(isUsable(report)).toBe(true)
    },
  )

  test('blank texts and empty lists are not reported', async () => {
    const blanks = { code: '', user: '', amount: '', expiryDate: ' ', image: '', driver: '' }
    const backend = await startWithRows('voucher', (row) => ({ ...row, ...blanks }))
    expect(differences(await checkBackend(backend))).toEqual([])
  })

  test('the sums and counts of a list are checked', async () => {
    const backend = await startChanged(voucherResource, ({ vouchers }) => ({
      vouchers,
      discount: 'many',
      pagination: { total: '40' },
    }))
    expect(differences(await checkBackend(backend))).toEqual([
      'GET /crm/voucher: converted pagination.total',
      'GET /crm/voucher: missing discountAmount',
      'GET /crm/voucher: unreadable discount',
      'GET /crm/voucher: missing freeDelivery',
    ])
  })

  test('a list in which no row has an id does not work', async () => {
    const backend = await startChanged(voucherResource, () => ({ vouchers: [{ title: 'Suya' }] }))
    const report = await checkBackend(backend)
    expect(verdicts(report)).toMatchObject({ Vouchers: 'does not work' })
    expect(problems(report)).toEqual(['No row has a usable id. The first one has title.'])
    expect(isUsable(report)).toBe(false)
    takeLogged()
  })

  test('details that lack what their row has are reported', async () => {
    const backend = await startChanged(voucherDetails, ({ voucher, ...others }) => ({
      ...others,
      voucher: withoutField(withoutField(voucher, 'status'), 'createdAt'),
    }))
    expect(differences(await checkBackend(backend))).toEqual([
      'GET /crm/voucher/{id}: missing status',
      'GET /crm/voucher/{id}: missing createdAt',
    ])
  })

  test('details that the console cannot read are reported', async () => {
    const backend = await startChanged(voucherDetails, ({ voucher }) => ({
      voucher,
      voucherOrder: { rows: [] },
    }))
    const report = await checkBackend(backend)
    expect(problems(report)).toEqual(['The console cannot read "voucherOrder".'])
    expect(differences(report)).toEqual([])
  })

  test('a related record without a readable name is reported, with its unknown fields', async () => {
    const user = { id: 'u1', fullName: 'Ada' }
    const backend = await startWithRows('order', (row) => ({ ...row, user, driver: true }))
    const report = await checkBackend(backend)
    expect(differences(report)).toEqual([
      'GET /crm/order: missing user.name',
      'GET /crm/order: unreadable driver',
    ])
    expect(formatReport(report)).toContain('user.fullName  text "Aaa"')
  })

  test('a status that the console does not know is reported, and is no gap', async () => {
    const backend = await startWithRows('order', (row, at) => ({
      ...row,
      status: at < 3 ? 'DISPATCHED' : String(row['status']).toUpperCase().replaceAll(' ', '_'),
    }))
    const report = await checkBackend(backend)
    expect(verdicts(report)).toEqual(works)
    expect(differences(report)).toEqual(['GET /crm/order: unlisted status'])
    expect(formatReport(report)).toContain('status  "DISPATCHED"  3 times')
  })

  test('a date that a browser may read as another day is reported', async () => {
    const createdAt = '12/03/2026 10:30'
    const backend = await startWithRows('user', (row) => ({ ...row, createdAt }))
    expect(differences(await checkBackend(backend))).toEqual(['GET /crm/user: converted createdAt'])
  })

  test('names of fields that may be data, and many unknown fields, are not printed', async () => {
    const legacy = Object.fromEntries(Array.from({ length: 30 }, (_, at) => [`old_${at}`, at]))
    const data = { '+2348031234567': 1, 'ada@example.com': 'x', '\u001b[31m': 1 }
    const backend = await startWithRows('user', (row) => ({ ...data, ...row, ...legacy }))
    const text = formatReport(await checkBackend(backend))
    expect(text).toContain('+9999999999999   number 9')
    expect(text).toContain('aaa@aaaaaaa.aaa')
    expect(text).toContain('and 18 more (--json)')
    expect(text).not.toContain('\u001b')
  })

  test('an empty list works, and details of another record do not', async () => {
    const empty = { users: [], pagination: { total: 0, totalPages: 0 } }
    const noUsers = await startChanged(/\/crm\/user\?/, () => empty)
    expect(verdicts(await checkBackend(noUsers))).toEqual({
      ...works,
      Users: 'works, without rows',
    })
    const another = await startChanged(/\/crm\/user\/./, (data) => ({
      ...data,
      user: Object.assign(v.parse(objectSchema, data['user']), { id: 'usr-other' }),
    }))
    expect(problems(await checkBackend(another))).toEqual(['The response is about another record.'])
  })

  test('a backend that needs no token is reported with a warning', async () => {
    const backend = await startBackend(({ url }, next) =>
      url.includes('/crm/voucher')
        ? Response.json({ vouchers: [], pagination: { total: 0, totalPages: 0 } })
        : next(),
    )
    expect(formatReport(await checkBackend(backend))).toContain(
      'Warning: The server sends data without a valid token.',
    )
  })

  test('a wrong base URL is recognized', async () => {
    const backend = await startBackend(notFound)
    const report = await check({
      origin: backend.origin,
      baseUrl: backend.origin,
      token: 'a-token',
    })
    expect(formatReport(report)).toContain('Is the base URL right, for example with /api?')
    expect(isUsable(report)).toBe(false)
  })

  test('a message of the server is shown without the token, cut, on one line', async () => {
    const backend = await startBackend(({ url, headers }, next) =>
      url.includes('/crm/order')
        ? Response.json(
            {
              message: `No: ${headers.get('authorization')} ada@example.com 08031234567\n\u001b[31m${'x'.repeat(500)}`,
            },
            { status: 500 },
          )
        : next(),
    )
    backend.db.tokens.add('a-token')
    const { origin, baseUrl } = backend
    const [problem = ''] = problems(await check({ origin, baseUrl, token: 'a-token' }))
    expect(problem).toMatch(/^The server says "No: Bearer … … … \[31mx+"\.$/)
    expect(problem.length).toBeLessThan(250)
  })

  test('of a message of 100 kB only the beginning is read, up to the end of a word', async () => {
    const numbers = '23408031234567890123456 '.repeat(83)
    const message = `${numbers}ada.bello@example.com ${'x'.repeat(100_000)}`
    const { db, origin, baseUrl } = await startBackend(({ url }, next) =>
      url.includes('/crm/order') ? Response.json({ message }, { status: 500 }) : next(),
    )
    db.tokens.add('a-token')
    const start = performance.now()
    const [problem = ''] = problems(await check({ origin, baseUrl, token: 'a-token' }))
    expect(performance.now() - start).toBeLessThan(10_000)
    expect(problem).toMatch(/^The server says "(?:… ){83}…"\.$/)
  })

  test.each([
    ['public, max-age=60', 'Accept', 1],
    ['public, max-age=60', 'Authorization', 0],
    ['public, max-age=0, must-revalidate', 'Accept', 0],
    ['private, max-age=60', 'Accept', 0],
    ['no-store', 'Accept', 0],
  ])(
    'a backend with "Cache-Control: %s" and "Vary: %s" has %i problems with caches',
    async (policy, vary, count) => {
      const backend = await startBackend(async (_request, next) => {
        const response = await next()
        response.headers.set('Cache-Control', policy)
        response.headers.set('Vary', vary)
        return response
      })
      expect((await checkBackend(backend)).cache).toHaveLength(count)
    },
  )

  test('a redirect to another origin is reported', async () => {
    const other = await startBackend()
    const backend = await startBackend(({ url }) =>
      Response.redirect(url.replace(/^.*?(?=\/api)/, other.origin)),
    )
    const report = await check({ ...backend, token: 'a-token' })
    expect(problems(report)).toContain(`The server redirects to ${other.origin}.`)
    expect(isUsable(report)).toBe(false)
  })

  const startRefusing = (refusedStatus: number) =>
    startBackend(async (_request, next) => {
      const response = await next()
      return response.status === 401
        ? Response.json({ message: 'Please sign in' }, { status: refusedStatus })
        : response
    })

  test('a 401 ends the session, whatever its message', async () => {
    expect(verdicts(await checkBackend(await startRefusing(401)))).toEqual(works)
  })

  test('an ended session that the console would not notice is reported', async () => {
    const expected =
      'The server says "Please sign in". The console recognizes the end of a session by the status 401, or by the message "Unauthenticated".'
    const report = await checkBackend(await startRefusing(403))
    expect(verdicts(report)).toEqual({ ...works, Session: 'works with gaps' })
    expect(problems(report)).toEqual([expected, expected])
  })
})

describe('an odd backend', () => {
  const vouchers = [
    {
      _id: 'v1',
      title: 'Suya',
      type: 'voucher',
      amount: '1500.50',
      code: 77,
      user: 'ada@example.com',
      status: 'used',
      expiryDate: '31/12/2026',
      claimable: 'yes',
      voucher_value: 1500,
      holder_phone: '08031234567',
    },
    {
      _id: 'v2',
      title: 'Jollof',
      type: 'voucher',
      amount: '900',
      code: 78,
      user: null,
      status: 'used',
      expiryDate: null,
      claimable: 'no',
      voucher_value: 900,
      holder_phone: '08031234568',
    },
    {
      _id: 'v2',
      title: 'Jollof again',
      type: 'voucher',
      amount: '900',
      code: 79,
      user: null,
      status: 'used',
      claimable: 'no',
    },
    {
      title: 'No id',
      type: 'voucher',
      amount: '1',
      code: 80,
      user: null,
      status: 'used',
      claimable: 'no',
    },
  ]
  const order = {
    _id: 7,
    orderId: 8,
    total: 2500,
    restaurant: { _id: 'r1', name: 'Buka' },
    user: 'u1',
    driver: [{ id: 'd1', name: 'Musa' }],
    totalPrice: '2500',
    paymentMethod: 'cash',
    status: 'DISPATCHED',
    statusAt: 1764000000000,
    createdAt: '22.11.2026 10:00',
  }

  const startOddBackend = () =>
    startBackend(({ url, headers, method }) => {
      const { pathname } = new URL(url)
      if (pathname.endsWith('/auth/login')) {
        return Response.json({
          data: { user: { name: 'Ada', email: 'ada@example.com' }, token: 'odd' },
        })
      }
      if (headers.get('authorization') !== 'Bearer odd' && method === 'GET') {
        return Response.json({ message: 'unauthenticated' }, { status: 400 })
      }
      if (pathname.endsWith('/crm/voucher')) {
        const body = { vouchers, pagination: { total: '4' } }
        return Response.json(body, {
          headers: { 'Cache-Control': 'public, max-age=60', Age: '12' },
        })
      }
      if (pathname.includes('/crm/voucher/'))
        return new Response('<html>Error</html>', { status: 500 })
      if (pathname.endsWith('/crm/order')) return Response.json({ data: { orders: [order] } })
      if (pathname.includes('/crm/order/')) return Response.json({ data: { order, timeline: [] } })
      return notFound()
    })

  test('the report names each difference, with examples that are masked', async () => {
    const backend = await startOddBackend()
    const report = await checkBackend(backend, { origin: 'https://admin.example.com' })
    expect(formatReport({ ...report, api: 'https://api.example.com' })).toMatchInlineSnapshot(`
      "https://api.example.com, for a console at https://admin.example.com

      Module         Request                                 Status  Rows                                                            Verdict
      Session        GET /crm/voucher without a token        400                                                                     works
                     GET /crm/voucher with an invalid token  400
                     POST /auth/login                        200
                     POST /auth/logout                       404
      Vouchers       GET /crm/voucher                        200     2 rows, left out: 1 with a duplicate id, 1 without a usable id  works with gaps
                     GET /crm/voucher/{id}                   500
      Orders         GET /crm/order                          200     1 row                                                           works with gaps
                     GET /crm/order/{id}                     200
      Users          GET /crm/user                           404                                                                     not provided
      Restaurants    GET /crm/restaurant                     404                                                                     not provided
      Drivers        GET /crm/driver                         404                                                                     not provided
      Transactions   GET /crm/transaction                    404                                                                     not provided
      Payouts        GET /crm/payout                         404                                                                     not provided
      Tickets        GET /crm/ticket                         404                                                                     not provided
      Vendors        GET /crm/vendor                         404                                                                     not provided
      Logistics      GET /crm/logistics                      404                                                                     not provided
      Menus          GET /crm/menu                           404                                                                     not provided
      Carts          GET /crm/cart                           404                                                                     not provided
      OTPs           GET /crm/otp                            404                                                                     not provided
      Views          GET /crm/view                           404                                                                     not provided
      Notifications  GET /crm/notification                   404                                                                     not provided
      Categories     GET /crm/category                       404                                                                     not provided
      FAQ            GET /crm/faq                            404                                                                     not provided
      Admins         GET /crm/admin                          404                                                                     not provided
      Analytics      GET /crm/analytics                      404                                                                     not provided

      Values are shown by their form: "a" is a letter, "9" is a digit.

      Vouchers
        Columns that stay "—": Code, Expiry, Claimable, Created
        GET /crm/voucher
          With "status=unclaimed", 2 of 2 rows have another value: the parameter "status" has no effect. The console has its name and values in src/features/vouchers/resource.ts.
          With "type=free_delivery", 2 of 2 rows have another value: the parameter "type" has no effect. The console has its name and values in src/features/vouchers/resource.ts.
          A search for a text that no row has finds as many rows as no search: the parameter "search" has no effect. The console has its name in \`listPath\` of src/api/list.ts.
          missing
            createdAt
            discountAmount
            discount
            freeDelivery
          not readable, as if it were missing
            code        number (hidden) instead of text   2 times
            expiryDate  text "99/99/9999" instead of day  1 time
            claimable   text "yes" instead of boolean     2 times
          of another type, which the console converts
            amount            text "9999.99" instead of number  2 times
            pagination.total  text "9" instead of whole number  1 time
          not known to the console
            voucher_value  number 9999         2 times
            holder_phone   text "99999999999"  2 times
        GET /crm/voucher/{id}
          The response is HTML instead of JSON.

      Orders
        Columns that stay "—": Created
        GET /crm/order
          A search for a text that no row has finds as many rows as no search: the parameter "search" has no effect. The console has its name in \`listPath\` of src/api/list.ts.
          missing
            pagination
          not readable, as if it were missing
            statusAt   number 9999999999999 instead of ISO 8601 timestamp     1 time
            createdAt  text "99.99.9999 99:99" instead of ISO 8601 timestamp  1 time
          of another type, which the console converts
            orderId     number 9 instead of text       1 time
            totalPrice  text "9999" instead of number  1 time
          values that the console does not know, and shows as they are
            status  "DISPATCHED"  1 time
          not known to the console
            total  number 9999  1 time
        GET /crm/order/{id}
          missing
            deliveryType
            items
            subtotal
            deliveryFee
            orderTimeline
          not known to the console
            timeline  list of 0  1 time

      Users
        GET /crm/user
          The backend does not have this request.

      Restaurants
        GET /crm/restaurant
          The backend does not have this request.

      Drivers
        GET /crm/driver
          The backend does not have this request.

      Transactions
        GET /crm/transaction
          The backend does not have this request.

      Payouts
        GET /crm/payout
          The backend does not have this request.

      Tickets
        GET /crm/ticket
          The backend does not have this request.

      Vendors
        GET /crm/vendor
          The backend does not have this request.

      Logistics
        GET /crm/logistics
          The backend does not have this request.

      Menus
        GET /crm/menu
          The backend does not have this request.

      Carts
        GET /crm/cart
          The backend does not have this request.

      OTPs
        GET /crm/otp
          The backend does not have this request.

      Views
        GET /crm/view
          The backend does not have this request.

      Notifications
        GET /crm/notification
          The backend does not have this request.

      Categories
        GET /crm/category
          The backend does not have this request.

      FAQ
        GET /crm/faq
          The backend does not have this request.

      Admins
        GET /crm/admin
          The backend does not have this request.

      Analytics
        GET /crm/analytics
          The backend does not have this request.

      CORS: a browser blocks the console at https://admin.example.com
        A response has no Access-Control-Allow-Origin for the console.
        The response to a preflight request does not allow the console.

      Caches
        "Cache-Control: public, max-age=60" lets a shared cache send a response to other users.
        "Age: 12": a cache has sent a response that may be old.

      The console cannot be used with this backend. A browser blocks its requests.
      Not checked: changes of vouchers (--write), periods and the actions of other modules.
      Next: map what differs in src/features/<module>/resource.ts, as src/README.md says.
      "
    `)
    expect(isUsable(report)).toBe(false)
    takeLogged()
  })
})

describe('the check with changes', () => {
  test('one voucher is created, edited, expired and deleted', async () => {
    const backend = await startBackend()
    const before = backend.db.list().pagination.total
    const report = await checkBackend(backend, { write: true })
    expect(verdicts(report)).toEqual({ ...works, 'Voucher changes': 'works' })
    expect(backend.db.list().pagination.total).toBe(before)
    const changes = backend.requests.filter((request) => !/^GET|auth/.test(request))
    expect(changes.map((request) => request.replace(/(?<=voucher\/)[\w-]{20,}/, '{id}'))).toEqual([
      'POST /api/crm/voucher',
      'PATCH /api/crm/voucher/{id}',
      'POST /api/crm/voucher/bulk',
      'DELETE /api/crm/voucher/{id}',
    ])
  })

  test('a new voucher is found in the list if the response does not have its id', async () => {
    const backend = await startBackend(async (_request, next) => {
      const response = await next()
      return response.status === 201 ? Response.json({ message: 'Created' }) : response
    })
    const report = await checkBackend(backend, { write: true })
    expect(verdicts(report)).toMatchObject({ 'Voucher changes': 'works' })
  })

  test.each([
    [
      500,
      [expect.stringMatching(/^A voucher "Contract check .*" may exist: delete it yourself\.$/)],
    ],
    [422, []],
  ])(
    'a creation that fails with %i names the voucher only if it may exist',
    async (status, named) => {
      const backend = await startBackend((request, next) =>
        request.method === 'POST' && request.url.endsWith('/crm/voucher')
          ? Response.json({ message: 'No' }, { status })
          : next(),
      )
      const report = await checkBackend(backend, { write: true })
      expect(problems(report)).toEqual(['The server says "No".', ...named])
      expect(isUsable(report)).toBe(false)
    },
  )

  test('a voucher that could not be deleted is named', async () => {
    const backend = await startBackend((request, next) =>
      request.method === 'DELETE'
        ? Response.json({ message: 'Forbidden' }, { status: 403 })
        : next(),
    )
    const report = await checkBackend(backend, { write: true })
    expect(verdicts(report)).toMatchObject({ 'Voucher changes': 'does not work' })
    expect(problems(report)).toEqual([
      'The server says "Forbidden".',
      expect.stringMatching(
        /^The voucher "Contract check .*" \(.+\) still exists: delete it yourself\.$/,
      ),
    ])
  })

  test('a change that the backend accepts and ignores is reported', async () => {
    const backend = await startBackend((request, next) =>
      request.method === 'PATCH' ? Response.json({ message: 'Done' }) : next(),
    )
    const report = await checkBackend(backend, { write: true })
    expect(problems(report)).toEqual(['The voucher does not have the new title and amount.'])
  })
})

describe('CORS', () => {
  const origin = 'https://admin.example.com'
  const allowing = (headers: Record<string, string>) =>
    startBackend(async (request, next) => {
      const response =
        request.method === 'OPTIONS' ? new Response(null, { status: 204 }) : await next()
      for (const [name, value] of Object.entries(headers)) response.headers.set(name, value)
      return response
    })
  const allowed = {
    'Access-Control-Allow-Origin': origin,
    'Access-Control-Allow-Methods': 'GET, POST, PATCH, DELETE',
    'Access-Control-Allow-Headers': 'authorization, content-type',
  }

  test.each([
    ['all that the console needs', allowed, []],
    ['any origin', { ...allowed, 'Access-Control-Allow-Origin': '*' }, []],
    [
      'methods in lower case',
      { ...allowed, 'Access-Control-Allow-Methods': 'GET, POST, patch, DELETE' },
      ['Access-Control-Allow-Methods lacks PATCH.'],
    ],
    [
      'no DELETE',
      { ...allowed, 'Access-Control-Allow-Methods': 'GET, POST, PATCH' },
      ['Access-Control-Allow-Methods lacks DELETE.'],
    ],
    [
      '"*" for headers',
      { ...allowed, 'Access-Control-Allow-Headers': '*' },
      ['Access-Control-Allow-Headers lacks authorization.'],
    ],
    [
      'another origin',
      { ...allowed, 'Access-Control-Allow-Origin': 'https://shop.example.com' },
      [
        'A response has no Access-Control-Allow-Origin for the console.',
        'The response to a preflight request does not allow the console.',
      ],
    ],
  ])('a backend that allows %s is reported with its gaps', async (_name, headers, expected) => {
    const backend = await allowing(headers)
    const report = await checkBackend(backend, { origin })
    expect(report.cors).toEqual(expected)
    expect(isUsable(report)).toBe(expected.length === 0)
  })
})
