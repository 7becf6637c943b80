import * as v from 'valibot'
import { describe, afterEach, expect, test, vi } from 'vitest'
import { createDb } from '../../src/mock-api/db'
import { notificationsOf } from '../../src/mock-api/notification-records'
import { subtotalOf } from '../../src/mock-api/seed/order-parts'
import { seedVouchers } from '../../src/mock-api/seed/vouchers'
import { seedWorld } from '../../src/mock-api/seed/world'
import { NOW, startApi } from './api'

// What the screens show of several modules agrees.

type Db = ReturnType<typeof createDb>
const collectionsOf = (db: Db) => ({
  orders: db.orders,
  users: db.users,
  restaurants: db.restaurants,
  drivers: db.drivers,
  menus: db.menus,
  transactions: db.transactions,
  payouts: db.payouts,
  tickets: db.tickets,
  carts: db.carts,
  notifications: notificationsOf(db),
  otps: db.otps,
  categories: db.categories,
  faqs: db.faqs,
  vendors: db.vendors,
  logistics: db.logistics,
})
const allOf = (db: Db) => Object.values(collectionsOf(db)).map((records) => records.all())

afterEach(() => {
  vi.useRealTimers()
})

const objectSchema = v.looseObject({})

/** The ids in a value, also deep inside. */
function* idsIn(value: unknown): Generator<string> {
  if (Array.isArray(value)) for (const item of value) yield* idsIn(item)
  if (!v.is(objectSchema, value) || Array.isArray(value)) return
  for (const [name, part] of Object.entries(value)) {
    if (name === 'id' && typeof part === 'string') yield part
    else yield* idsIn(part)
  }
}

test('the ids of records are unique, and every id that a record refers to exists', () => {
  const db = createDb(240, NOW)
  const all = allOf(db)
  const ids = all.flatMap((rows) => rows.map(({ id }) => id))
  const known = new Set(ids)
  expect(known.size).toBe(ids.length)
  const prefixes = new Set(ids.map((id) => id.slice(0, id.indexOf('-') + 1)).filter(Boolean))
  const referred = [...idsIn(all)].filter((id) => prefixes.has(id.slice(0, id.indexOf('-') + 1)))
  expect(referred.length).toBeGreaterThan(ids.length + 4000)
  // A ticket's messages have its id with a number.
  expect(referred.filter((id) => !known.has(id) && !/^tck-\d+-\d+$/.test(id))).toEqual([])
})

test('the amounts of an order add up, and its times are in order and not in the future', () => {
  for (const order of createDb(240, NOW).orders.all()) {
    expect(subtotalOf(order.items)).toBe(order.subtotal)
    const { subtotal, deliveryFee, serviceFee, discount } = order
    expect(subtotal + deliveryFee + serviceFee - discount).toBe(order.totalPrice)
    const times = order.orderTimeline.map(({ at }) => at)
    expect(times).toEqual(times.toSorted())
    expect([times.at(0), times.at(-1)]).toEqual([order.createdAt, order.statusAt])
    expect(order.statusAt <= NOW.toISOString()).toBe(true)
  }
})

test('a payout that was paid or reversed has a transaction of its amount, and its history ends with its status', () => {
  const db = createDb(240, NOW)
  for (const { id, status, amount, balance, transaction, payoutHistory } of db.payouts.all()) {
    expect(payoutHistory.at(-1)?.status).toBe(status)
    expect(balance).toBeGreaterThanOrEqual(amount)
    const isBooked = status === 'paid' || status === 'reversed'
    expect(transaction !== undefined).toBe(isBooked)
    if (!isBooked) continue
    expect(db.transactions.find(transaction?.id ?? '')).toMatchObject({ amount, payout: { id } })
  }
})

test('an approved payout is paid 5 s later, once, however often it is approved', async () => {
  const { db, call, list } = startApi()
  const send = () => call('PATCH', '/crm/payout/pay-001', { status: 'processing' })
  await send()
  expect((await send()).status).toBe(200)
  expect(db.payouts.find('pay-001')?.status).toBe('processing')
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 5100 })
  expect((await list('payout', 'search=pay-001')).rows[0]).toMatchObject({ status: 'paid' })
  await send()
  expect((await list('transaction', 'search=pay-001')).total).toBe(1)
})

test('refunds are transactions, and their sum is at most the payment', async () => {
  const { db, call } = startApi()
  const order = db.orders
    .all()
    .find(({ status, payments }) => status === 'delivered' && payments[0]?.status === 'success')
  const { id = '', totalPrice = 0 } = order ?? {}
  const refund = (amount: number) =>
    call('POST', `/crm/order/${id}/refund`, { amount, reason: 'Late', responsible: 'driver' })
  expect((await refund(500)).status).toBe(200)
  expect((await refund(totalPrice)).status).toBe(422)
  expect((await refund(totalPrice - 500)).status).toBe(200)
  const amounts = db.transactions.list({ search: id, type: 'refund' }).rows
  expect(amounts.map(({ amount }) => amount)).toEqual([totalPrice - 500, 500])
})

test('a refund of an order with two payments names one, and is at most what is left of that', async () => {
  const { db, call } = startApi()
  const { totalPrice = 0, payments = [] } = db.orders.find('ord-024') ?? {}
  expect(payments.map(({ amount, status }) => [amount, status])).toEqual([
    [totalPrice, 'success'],
    [totalPrice, 'success'],
  ])
  const refund = async (amount: number, payment?: string) => {
    const body = { amount, reason: 'Paid twice', responsible: 'platform', payment }
    return (await call('POST', '/crm/order/ord-024/refund', body)).status
  }
  const second = payments[1]?.id
  expect(await refund(500)).toBe(422)
  expect(await refund(500, 'txn-ord-001')).toBe(422)
  expect(await refund(totalPrice + 1, second)).toBe(422)
  expect(await refund(totalPrice, second)).toBe(200)
  expect(await refund(1, second)).toBe(422)
  expect(db.orders.find('ord-024')?.refunds).toMatchObject([
    { amount: totalPrice, payment: second, responsible: 'platform', by: { type: 'admin' } },
  ])
})

test('a check of a pending payment that has arrived confirms its order', async () => {
  const { db, call } = startApi()
  const id = 'txn-ord-025-transfer'
  await call('POST', `/crm/transaction/${id}/verify`)
  expect(db.transactions.find(id)?.status).toBe('success')
  expect(db.orders.find('ord-025')).toMatchObject({
    status: 'paid',
    paymentMethod: 'bank_transfer',
    payments: [{ status: 'abandoned' }, { id, status: 'success' }],
  })
})

test('the suspension of a vendor suspends its open restaurants, and its end leaves them closed', async () => {
  const { db, call } = startApi()
  const change = (status: string) =>
    call('PATCH', '/crm/vendor/ven-001', { status, ...(status === 'suspended' && { reason: 'x' }) })
  const statuses = () => db.restaurants.list({ search: 'ven-001' }).rows.map(({ status }) => status)
  await change('suspended')
  expect(new Set(statuses())).toEqual(new Set(['suspended']))
  expect((await call('PATCH', '/crm/restaurant/res-001', { status: 'open' })).status).toBe(422)
  await change('active')
  expect(new Set(statuses())).toEqual(new Set(['closed']))
})

const countedSchema = v.object({ orders: v.number(), sales: v.number() })
const rowSchema = v.looseObject({ ...countedSchema.entries, previous: v.optional(countedSchema) })
const analyticsSchema = v.object({
  data: v.object({
    analytics: v.looseObject({
      ...countedSchema.entries,
      previous: countedSchema,
      previousSoFar: v.optional(countedSchema),
      byDay: v.array(rowSchema),
      byHour: v.optional(v.array(rowSchema)),
      topRestaurants: v.array(rowSchema),
      byState: v.array(rowSchema),
    }),
  }),
})

test('the days of a report have the figures of the days before, and a single day has its hours', async () => {
  const { call } = startApi(new Date('2026-11-20T13:00:00Z'))
  const read = async (days: string) => {
    const response = await call('GET', `/crm/analytics?${days}`)
    return v.parse(analyticsSchema, await response.json()).data.analytics
  }
  const counted = ({ orders, sales }: v.InferOutput<typeof countedSchema>) => ({ orders, sales })
  const week = await read('from=2026-11-08&to=2026-11-14')
  const before = await read('from=2026-11-01&to=2026-11-07')
  expect(week.byDay.map(({ previous }) => previous)).toEqual(before.byDay.map(counted))
  expect(week).not.toHaveProperty('byHour')
  const today = await read('period=today')
  const yesterday = await read('from=2026-11-19&to=2026-11-19')
  expect(today.byHour).toHaveLength(24)
  expect(today.byHour?.reduce((sum, { orders }) => sum + orders, 0)).toBe(today.orders)
  expect(today.byHour?.map(({ previous }) => previous)).toEqual(yesterday.byHour?.map(counted))
})

test('the restaurants and states of a report have the figures of as many days before, unless they are new', async () => {
  const { db, call } = startApi()
  const read = async (days: string) => {
    const response = await call('GET', `/crm/analytics?${days}`)
    return v.parse(analyticsSchema, await response.json()).data.analytics
  }
  const week = await read('from=2026-11-08&to=2026-11-14')
  const before = await read('from=2026-11-01&to=2026-11-07')
  expect(week.previous).toMatchObject({ orders: before.orders, sales: before.sales })
  const sumOf = (key: 'orders' | 'sales') =>
    week.byState.reduce((sum, { previous }) => sum + (previous?.[key] ?? 0), 0)
  expect(sumOf('orders')).toBeGreaterThan(0)
  expect(sumOf('orders')).toBeLessThanOrEqual(before.orders)
  for (const { state, previous } of week.byState) {
    const same = before.byState.find((row) => row['state'] === state)
    expect([state, previous]).toEqual([
      state,
      { orders: same?.orders ?? 0, sales: same?.sales ?? 0 },
    ])
  }
  const [first] = week.topRestaurants
  const restaurant = db.restaurants.all().find(({ id }) => id === first?.['id'])
  if (!restaurant) throw new Error('no restaurant')
  expect(first?.previous).toBeDefined()
  db.restaurants.patch(restaurant.id, { createdAt: '2026-11-09T10:00:00Z' })
  const later = await read('from=2026-11-08&to=2026-11-14')
  expect(later.topRestaurants[0]).not.toHaveProperty('previous')
})

test('the orders of a viewed restaurant or dish are those of the list of orders', async () => {
  const { db, call } = startApi()
  const response = await call('GET', '/crm/view?limit=480&period=30d')
  const viewSchema = v.object({ target: v.object({ id: v.string() }), orders: v.number() })
  const pageSchema = v.object({ data: v.object({ views: v.array(viewSchema) }) })
  const { views } = v.parse(pageSchema, await response.json()).data
  const ordered = views.filter(({ orders }) => orders > 0)
  expect(ordered.length).toBeGreaterThan(12)
  for (const { target, orders } of [...ordered.slice(0, 6), ...ordered.slice(-6)]) {
    const { total } = db.orders.list({ search: target.id, period: '30d' }).pagination
    expect(total).toBe(orders)
  }
})

test('account numbers are masked except in the details of a payout, and no code is in a list of codes', async () => {
  const { db, list, details } = startApi()
  const masked = expect.stringMatching(/^•{6}\d{4}$/)
  const { rows } = await list('payout')
  const withAccount = rows.filter((row) => row['account'] !== null)
  expect(withAccount.length).toBeGreaterThan(10)
  for (const row of withAccount) expect(row).toHaveProperty('account.accountNumber', masked)
  const { payout } = await details('payout', 'pay-008')
  expect(payout).toHaveProperty('account.accountNumber', expect.stringMatching(/^\d{10}$/))
  const fields = new Set(db.otps.all().flatMap((otp) => Object.keys(otp)))
  expect([...fields].filter((name) => /code|otp|token|pin/i.test(name))).toEqual([])
})

describe('in the matrix', { tags: 'matrix' }, () => {
  test('every start gives the same data, and another hour of the day only other times', () => {
    const seed = () => {
      const { money, tickets, carts, otps, ...world } = seedWorld(
        seedVouchers(240, NOW),
        NOW.getTime(),
      )
      return JSON.stringify([world, money(), tickets(), carts(), otps()])
    }
    expect(seed()).toBe(seed())
    const db = createDb(240, NOW)
    const later = createDb(240, new Date('2026-11-21T17:30:00Z'))
    for (const { id, orderId, status, totalPrice } of db.orders.all()) {
      expect(later.orders.find(id)).toMatchObject({ orderId, status, totalPrice })
    }
  })

  // 00:10, 08:30 and 23:50 in Lagos.
  test.each(['2026-11-20T23:10:00Z', '2026-11-21T07:30:00Z', '2026-11-21T22:50:00Z'])(
    'the figures of the day at %s are those of the lists',
    async (time) => {
      const { db, call } = startApi(new Date(time))
      const body: unknown = await (await call('GET', '/crm/analytics?period=today')).json()
      const count = (status: string) => db.orders.list({ period: 'today', status }).pagination.total
      const delivered = db.orders.list({ period: 'today', status: 'delivered', limit: 100 }).rows
      expect(body).toMatchObject({
        data: {
          analytics: {
            orders: count('all'),
            delivered: delivered.length,
            canceled: count('canceled'),
            sales: delivered.reduce((sum, { totalPrice }) => sum + totalPrice, 0),
          },
        },
      })
    },
  )

  test('today is also compared with yesterday until the same time, other days are not', async () => {
    const now = new Date('2026-11-20T13:00:00Z')
    const { db, call } = startApi(now)
    const read = async (days: string) => {
      const response = await call('GET', `/crm/analytics?${days}`)
      return v.parse(analyticsSchema, await response.json()).data.analytics
    }
    const today = await read('period=today')
    const from = Date.parse('2026-11-19T00:00:00+01:00')
    const times = db.orders.all().map(({ createdAt }) => Date.parse(createdAt))
    const until = (end: number) => times.filter((time) => time >= from && time < end).length
    expect(today.previousSoFar?.orders).toBe(until(now.getTime() - 24 * 60 * 60_000))
    expect(today.previous.orders).toBe(until(Date.parse('2026-11-20T00:00:00+01:00')))
    expect(today.previousSoFar?.orders).toBeLessThan(today.previous.orders)
    expect(await read('from=2026-11-20&to=2026-11-20')).toEqual(today)
    for (const days of [
      'period=7d',
      'from=2026-11-19&to=2026-11-19',
      'from=2026-11-19&to=2026-11-20',
    ]) {
      expect(await read(days)).not.toHaveProperty('previousSoFar')
    }
  })

  test('more orders can be asked for, after the same first ones', () => {
    const ids = (count?: number) =>
      createDb(0, NOW, count)
        .orders.all()
        .map(({ id }) => id)
    const usual = ids()
    const many = ids(1200)
    expect(new Set(many).size).toBe(1200)
    expect(many).toEqual(expect.arrayContaining(usual))
    expect(ids(1)).toEqual(usual)
  })
})
