import { expect, test } from 'vitest'
import { formatReport } from '../../src/contract/format-report'
import { places } from '../../src/contract/places'
import { isUsable } from '../../src/contract/summary'
import { takeLogged } from '../support/server'
import { startBackend } from './backend'
import { checkOnly } from './reports'

const voucher = {
  _id: 'v1',
  title: 'Suya',
  type: 'voucher',
  amount: '1500.50',
  code: 77,
  user: 'ada@example.com',
  status: 'used',
  expiryDate: '31/12/2026',
  claimable: 'yes',
  holder_phone: '08031234567',
}
const vouchers = [
  voucher,
  { ...voucher, _id: 'v2', user: null, expiryDate: null },
  { ...voucher, _id: 'v2', title: 'Jollof again' },
  { ...voucher, _id: undefined },
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
    return new Response(null, { status: 404 })
  })

test('the report names each difference, with examples that are masked', async () => {
  const backend = await startOddBackend()
  const report = await checkOnly(['Vouchers', 'Orders', 'Users'], backend, {
    origin: 'https://admin.example.com',
  })
  const text = formatReport({ ...report, api: 'https://api.example.com' })
  expect(text.replaceAll(places.parameters, '{parameters}')).toMatchInlineSnapshot(`
    "https://api.example.com, for a console at https://admin.example.com

    Module    Request                                 Status  Rows                                                            Verdict
    Session   GET /crm/voucher without a token        400                                                                     works
              GET /crm/voucher with an invalid token  400
              POST /auth/login                        200
              POST /auth/logout                       404
    Vouchers  GET /crm/voucher                        200     2 rows, left out: 1 with a duplicate id, 1 without a usable id  works with gaps
              GET /crm/voucher/{id}                   500
    Orders    GET /crm/order                          200     1 row                                                           works with gaps
              GET /crm/order/{id}                     200
    Users     GET /crm/user                           404                                                                     not provided

    Values are shown by their form: "a" is a letter, "9" is a digit.

    Vouchers
      Columns that stay "—": Code, Expiry, Claimable, Created
      GET /crm/voucher
        With "status=unclaimed", 2 of 2 rows have another value: the parameter "status" has no effect. The console has its name and values in src/features/vouchers/resource.ts.
        With "type=free_delivery", 2 of 2 rows have another value: the parameter "type" has no effect. The console has its name and values in src/features/vouchers/resource.ts.
        A search for a text that no row has finds as many rows as no search: the parameter "search" has no effect. The console has its name in {parameters}.
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
          holder_phone  text "99999999999"  2 times
      GET /crm/voucher/{id}
        The response is HTML instead of JSON.

    Orders
      Columns that stay "—": In status, Created
      GET /crm/order
        A search for a text that no row has finds as many rows as no search: the parameter "search" has no effect. The console has its name in {parameters}.
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
        The backend does not have this request. Its path is in src/features/users/resource.ts.

    CORS: a browser blocks the console at https://admin.example.com
      A response has no Access-Control-Allow-Origin for the console.
      The response to a preflight request does not allow the console.

    Caches
      "Cache-Control: public, max-age=60" lets a shared cache send a response to other users.
      "Age: 12": a cache has sent a response that may be old.

    Hints
      No response has "Access-Control-Expose-Headers: Retry-After": a browser hides how long the console should wait after a 429.
      No response has "Access-Control-Expose-Headers: Date": a browser hides the server's time, by which the console shows ages if a computer's clock is wrong.

    The console cannot be used with this backend. A browser blocks its requests.
    Not checked: the other modules, changes of vouchers (--write), periods and the actions of other modules.
    Next: map what differs in src/features/<module>/resource.ts, as src/README.md says.
    "
  `)
  expect(isUsable(report)).toBe(false)
  takeLogged()
})
