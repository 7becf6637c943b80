import { getResponse } from 'msw'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { createDb } from '../../src/mock-api/db'
import { createHandlers } from '../../src/mock-api/handlers'

const previousSchema = v.object({
  orders: v.number(),
  delivered: v.number(),
  sales: v.number(),
  newUsers: v.number(),
})
const figuresSchema = v.object({
  ...previousSchema.entries,
  canceled: v.number(),
  averageOrder: v.nullable(v.number()),
  previous: previousSchema,
})

function startApi(now: string) {
  const db = createDb(240, new Date(now))
  db.tokens.add('a-token')
  const handlers = createHandlers({ db })
  async function call(method: string, path: string, body?: unknown) {
    const request = new Request(`http://localhost/api${path}`, {
      method,
      headers: { Authorization: 'Bearer a-token' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    const response = await getResponse(handlers, request)
    if (!response) throw new Error(`No handler for ${method} ${path}.`)
    return response
  }
  async function figures(period = 'today') {
    const body = await (await call('GET', `/crm/analytics?period=${period}`)).json()
    return v.parse(v.object({ data: v.object({ analytics: figuresSchema }) }), body).data.analytics
  }
  const total = (params: Record<string, string>) => db.orders.list(params).pagination.total
  return { db, call, figures, total }
}

// 00:10, 08:30, 13:00 and 23:50 in Lagos.
const times = [
  '2026-11-20T23:10:00Z',
  '2026-11-21T07:30:00Z',
  '2026-11-21T12:00:00Z',
  '2026-11-21T22:50:00Z',
]

test.each(times)('the figures of the day at %s are those of the lists', async (time) => {
  const { db, figures, total } = startApi(time)
  const { previous, ...today } = await figures()
  const delivered = db.orders.list({ period: 'today', status: 'delivered', limit: 100 }).rows
  const sales = delivered.reduce((sum, { totalPrice }) => sum + totalPrice, 0)
  const since = Date.parse('2026-11-20T23:00:00Z')
  expect(today).toEqual({
    orders: total({ period: 'today' }),
    delivered: delivered.length,
    canceled: total({ period: 'today', status: 'canceled' }),
    sales,
    averageOrder: delivered.length > 0 ? Math.round((sales * 100) / delivered.length) / 100 : null,
    newUsers: db.users.all().filter(({ createdAt }) => Date.parse(createdAt) >= since).length,
  })
  const days = db.orders.all().map(({ createdAt }) => Date.parse(createdAt) - since)
  expect(previous.orders).toBe(days.filter((ms) => ms < 0 && ms >= -86_400_000).length)
})

test('the figures are plausible at any hour: none just after midnight, most of a day in the evening', async () => {
  const found = await Promise.all(times.map((time) => startApi(time).figures()))
  const orders = found.map((figures) => figures.orders)
  expect(orders[0]).toBeLessThan(15)
  expect(orders.slice(1).every((count) => count >= 30)).toBe(true)
  for (const { delivered, sales, averageOrder, previous } of found.slice(1)) {
    expect(delivered).toBeGreaterThan(5)
    expect(averageOrder).toBeCloseTo(sales / delivered, 1)
    expect(averageOrder).toBeGreaterThan(1000)
    expect(previous.orders).toBeGreaterThan(previous.delivered)
    expect(previous.delivered).toBeGreaterThan(5)
  }
})

test('a longer period counts its days, and those before', async () => {
  const { figures, total } = startApi('2026-11-21T12:00:00Z')
  const { previous, orders } = await figures('7d')
  expect(orders).toBe(total({ period: '7d' }))
  expect(previous.orders).toBeGreaterThan(30)
  const default30 = await figures('30d')
  expect(default30.orders).toBeGreaterThan(orders + previous.orders)
})

test('a canceled order changes the figures, and an unknown period is refused', async () => {
  const { call, figures } = startApi('2026-11-21T12:00:00Z')
  const before = await figures()
  const body = { status: 'canceled', reason: 'Customer asked' }
  expect((await call('PATCH', '/crm/order/ord-001', body)).status).toBe(200)
  expect(await figures()).toEqual({ ...before, canceled: before.canceled + 1 })
  expect((await call('GET', '/crm/analytics?period=always')).status).toBe(422)
})
