import { createHash } from 'node:crypto'
import * as v from 'valibot'
import { beforeEach, describe, expect, test } from 'vitest'
import { createDb, type Db } from '../../src/mock-api/db'
import { openNow } from '../../src/mock-api/seed/opening-hours'
import { subtotalOf } from '../../src/mock-api/seed/order-parts'
import { edgeOrders } from '../../src/mock-api/seed/recent'
import { ordersOf } from '../../src/mock-api/seed/vouchers'
import { demoSignIn } from '../../src/mock-api/session'
import { NOW, startApi } from './api'

let db: Db
let call: ReturnType<typeof startApi>['call']
let list: ReturnType<typeof startApi>['list']
let details: ReturnType<typeof startApi>['details']

beforeEach(() => {
  ;({ db, call, list, details } = startApi())
})

const sessionSchema = v.object({ data: v.object({ token: v.string() }) })

/** Returns the first stored order that passes a check, and throws if there is none. */
function orderWhere(check: (order: ReturnType<Db['orders']['all']>[number]) => boolean) {
  const order = db.orders.all().find(check)
  if (!order) throw new Error('No such order.')
  return order
}

const digestOf = (data: unknown) => createHash('sha256').update(JSON.stringify(data)).digest('hex')

describe('the seed', () => {
  test('vouchers and what their details show of orders are what they have always been', () => {
    const { vouchers } = db.list({ limit: 240 })
    expect(digestOf(vouchers)).toBe(
      'a8505aa9c6ef1ca53c42bfa255de35e909079d69961d19d19a96c7940600c507',
    )
    expect(digestOf(vouchers.flatMap((voucher) => ordersOf(voucher)))).toBe(
      '0a1d4fe957c8c378a2e3a15a01ed25925ad9ac757e66943edb1f989e33f5fe6b',
    )
  })

  test('every start gives the same data, and another hour of the day only other times', () => {
    const again = createDb(240, NOW)
    expect(again.orders.all()).toEqual(db.orders.all())
    expect(again.users.all()).toEqual(db.users.all())
    expect(again.drivers.all()).toEqual(db.drivers.all())
    expect(again.transactions.all()).toEqual(db.transactions.all())
    expect(again.payouts.all()).toEqual(db.payouts.all())
    expect(again.tickets.all()).toEqual(db.tickets.all())
    const later = createDb(240, new Date('2026-11-21T17:30:00Z'))
    for (const { id, orderId, status, totalPrice } of db.orders.all()) {
      expect(later.orders.find(id)).toMatchObject({ orderId, status, totalPrice })
    }
  })

  test('there are as many records as planned, with unique ids', () => {
    const all = [
      [db.orders.all(), 720],
      [db.users.all(), 200],
      [db.restaurants.all(), 40],
      [db.drivers.all(), 60],
      [db.menus.all(), 440],
      [db.payouts.all(), 90],
      [db.vendors.all(), 24],
      [db.logistics.all(), 8],
      [db.categories.all(), 14],
    ] as const
    for (const [rows, count] of all) expect(rows).toHaveLength(count)
    const ids = all.flatMap(([rows]) => rows.map(({ id }) => id))
    ids.push(...db.transactions.all().map(({ id }) => id))
    expect(new Set(ids).size).toBe(ids.length)
    expect(new Set(db.orders.all().map(({ orderId }) => orderId)).size).toBe(720)
  })

  test('totals add up, and times are in order and not in the future', () => {
    for (const order of db.orders.all()) {
      expect(subtotalOf(order.items)).toBe(order.subtotal)
      expect(order.subtotal + order.deliveryFee + order.serviceFee - order.discount).toBe(
        order.totalPrice,
      )
      expect(Math.min(...order.items.map(({ price }) => price))).toBeGreaterThan(0)
      const times = order.orderTimeline.map(({ at }) => at)
      expect(times).toEqual(times.toSorted())
      expect(times.at(0)).toBe(order.createdAt)
      expect(times.at(-1)).toBe(order.statusAt)
      expect(order.statusAt <= NOW.toISOString()).toBe(true)
      expect(order.orderTimeline.at(-1)?.status).toBe(order.status.toLowerCase())
    }
  })

  test('every id that a record refers to exists', () => {
    const known = new Set<string | undefined>([
      ...db.list({ limit: 240 }).vouchers.map(({ id }) => id),
      ...[db.orders, db.users, db.restaurants, db.drivers, db.vendors, db.logistics].flatMap(
        (all) => all.all().map(({ id }) => id),
      ),
      ...[db.menus, db.transactions, db.payouts].flatMap((all) => all.all().map(({ id }) => id)),
      ...db.categories.all().map(({ id }) => id),
    ])
    const relations: ({ id: string } | null | undefined)[] = []
    for (const order of db.orders.all()) {
      const { user, driver, logistics, voucher, transaction, restaurant } = order
      relations.push(user, driver, logistics, voucher, transaction, ...(restaurant ?? []))
      for (const { menu } of order.items) relations.push(menu)
    }
    for (const { vendor, categories = [] } of db.restaurants.all()) {
      relations.push(vendor, ...categories)
    }
    for (const { logistics, currentOrder } of db.drivers.all()) {
      relations.push(logistics, currentOrder)
    }
    for (const { restaurant, category } of db.menus.all()) relations.push(restaurant, category)
    for (const { user, order, payout } of db.transactions.all()) relations.push(user, order, payout)
    for (const { payee, transaction } of db.payouts.all()) relations.push(payee, transaction)
    for (const { requester, order } of db.tickets.all()) relations.push(requester, order)
    const ids = relations.flatMap((relation) => (relation ? [relation.id] : []))
    expect(ids.length).toBeGreaterThan(4000)
    expect(ids.filter((id) => !known.has(id))).toEqual([])
  })

  test('people and partners were there before their orders', () => {
    for (const { createdAt, user, restaurant, driver } of db.orders.all()) {
      const earlier = [
        user && db.users.find(user.id),
        db.restaurants.find(restaurant?.[0]?.id ?? ''),
        driver && db.drivers.find(driver.id),
      ]
      for (const record of earlier) expect((record?.createdAt ?? '') < createdAt).toBe(true)
    }
  })

  test('a driver with an order on the way is busy', () => {
    for (const { driver, status } of db.orders.all()) {
      if (status !== 'on the way') continue
      expect(db.drivers.find(driver?.id ?? '')).toMatchObject({ availability: 'busy' })
    }
  })

  test('restaurants should be open by their own hours, in Lagos', () => {
    const late = { day: 'Friday', from: '18:00', to: '02:00' }
    const isOpen = (time: string, status = 'closed') => {
      db.restaurants.patch('res-001', { status, openingHours: [late] })
      const restaurant = db.restaurants.all().find(({ id }) => id === 'res-001')
      return restaurant && openNow(restaurant, Date.parse(time)).shouldBeOpen
    }
    // Lagos is one hour ahead of UTC. 20 November 2026 is a Friday.
    expect(isOpen('2026-11-20T16:59:00Z')).toBe(false)
    expect(isOpen('2026-11-20T17:00:00Z')).toBe(true)
    expect(isOpen('2026-11-21T00:59:00Z')).toBe(true)
    expect(isOpen('2026-11-21T01:00:00Z')).toBe(false)
    expect(isOpen('2026-11-20T17:00:00Z', 'suspended')).toBe(false)
    const without = db.restaurants.all().filter(({ openingHours }) => !openingHours)
    expect(without).toHaveLength(4)
    expect(db.restaurants.find(without[0]?.id ?? '')).not.toHaveProperty('shouldBeOpen')
  })

  test('unexpected rows are on the first pages', async () => {
    const { rows } = await list('order')
    const find = (id: string) => rows.find((order) => (order.id ?? order['_id']) === id)
    expect(find(edgeOrders.guest)).toMatchObject({ user: null })
    expect(find(edgeOrders.capitals)).toMatchObject({ status: 'DELIVERED' })
    expect(find(edgeOrders.restaurantGone)).toMatchObject({ restaurant: [] })
    expect(find(edgeOrders.long)).toHaveProperty('items.length', 40)
    expect(find(edgeOrders.underscored)).not.toHaveProperty('id')
    const [newest] = (await list('user')).rows
    expect(String(newest?.['firstName']).length).toBeGreaterThan(40)
    const drivers = (await list('driver')).rows
    expect(drivers.filter((driver) => driver['vehicleType'] === null)).toHaveLength(1)
  })

  test('the list of orders is answered at once, whatever the number of vouchers', async () => {
    const many = createDb(100_000, NOW)
    const start = performance.now()
    expect(many.orders.list().rows).toHaveLength(20)
    expect(performance.now() - start).toBeLessThan(2000)
    const old = many.list({ page: 99_000, limit: 1, status: 'used' }).vouchers
    expect(old).toEqual([])
    const [voucher] = many.list({ page: 40_000, limit: 1, status: 'used' }).vouchers
    if (!voucher) throw new Error('No voucher.')
    const [known] = ordersOf(voucher)
    const order = many.orders.find(known?.id ?? '')
    expect(order).toMatchObject({
      orderId: known?.orderId,
      totalPrice: known?.totalPrice,
      voucher: { id: voucher.id },
      user: { email: voucher.user },
    })
    many.orders.patch(known?.id ?? '', { reason: 'Duplicate' })
    expect(many.orders.find(known?.id ?? '')?.reason).toBe('Duplicate')
    expect(many.orders.find(`${voucher.id}9`)).toBeUndefined()
  })
})

describe('lists', () => {
  test('pages have the asked number of rows, up to the last one', async () => {
    expect(await list('order')).toMatchObject({ total: 720, totalPages: 36 })
    expect((await list('order', 'page=36')).rows).toHaveLength(20)
    expect((await list('order', 'page=37')).rows).toEqual([])
    expect((await list('driver', 'limit=100')).rows).toHaveLength(60)
    const dates = db.orders.all().map(({ createdAt }) => createdAt)
    expect(dates).toEqual(dates.toSorted().toReversed())
  })

  test.each([
    ['order', 'status=on+the+way', 'status', 'on the way'],
    ['user', 'status=blocked', 'status', 'blocked'],
    ['restaurant', 'status=closed', 'status', 'closed'],
    ['driver', 'status=pending', 'status', 'pending'],
    ['driver', 'availability=busy', 'availability', 'busy'],
  ])('GET /crm/%s?%s gives only such rows', async (noun, query, field, value) => {
    const { rows, total } = await list(noun, query)
    expect(rows.length).toBeGreaterThan(0)
    expect(new Set(rows.map((found) => found[field]))).toEqual(new Set([value]))
    expect(total).toBeLessThan((await list(noun, 'status=all')).total)
  })

  test('a status is found in capitals too', () => {
    const { rows } = db.orders.list({ status: 'delivered', limit: 100 })
    expect(rows.map(({ id }) => id)).toContain(edgeOrders.capitals)
  })

  test('restaurants are filtered by state, orders by days in Lagos', async () => {
    const { rows } = await list('restaurant', 'state=FCT&status=all')
    expect(rows.length).toBeGreaterThan(0)
    for (const found of rows) expect(found).toMatchObject({ address: { state: 'FCT' } })
    // Midnight in Lagos is 23:00 UTC.
    const since = (start: string) =>
      db.orders.all().filter(({ createdAt }) => createdAt >= start).length
    expect((await list('order', 'period=today')).total).toBe(since('2026-11-20T23:00'))
    expect((await list('order', 'period=7d')).total).toBe(since('2026-11-14T23:00'))
    expect((await list('order', 'period=90d')).total).toBe(since('2026-08-23T23:00'))
    expect(since('2026-11-20T23:00')).toBeGreaterThan(10)
  })

  test('a search finds numbers, names, phones and exact ids', async () => {
    const { id, orderId, user, driver, transaction } = orderWhere((order) =>
      Boolean(order.user?.phone && order.driver && order.transaction),
    )
    const digits = user?.phone?.slice(4)
    const texts = [id, orderId, user?.email, user?.name.toUpperCase(), digits, driver?.id]
    texts.push(
      transaction?.reference,
      transaction?.id,
      `0${digits?.slice(0, 3)} ${digits?.slice(3)}`,
    )
    for (const text of texts) {
      const { rows } = db.orders.list({ search: text ?? '', limit: 720 })
      expect(rows.map((order) => order.id)).toContain(id)
    }
    expect(db.orders.list({ search: driver?.id.slice(0, -1) ?? '' }).rows).toEqual([])
    expect((await list('user', `search=${digits}`)).total).toBe(1)
    expect((await list('driver', 'search=log-001')).total).toBeGreaterThan(3)
    expect((await list('restaurant', 'search=mama+nkechi')).rows[0]).toMatchObject({
      id: 'res-001',
      image: '/api/images/mama-nkechi.svg',
    })
    expect((await list('order', 'search=midway-500')).total).toBe(720)
    expect((await call('GET', '/crm/order?search=midway-500&page=2')).status).toBe(500)
    expect((await call('GET', '/crm/user?search=fault-html')).status).toBe(502)
  })

  test('rows of a list do not have what only details show', async () => {
    for (const order of (await list('order')).rows) {
      expect(order).not.toHaveProperty('address')
      expect(order).not.toHaveProperty('orderTimeline')
    }
    for (const user of (await list('user')).rows) expect(user).not.toHaveProperty('walletBalance')
    for (const driver of (await list('driver')).rows) expect(driver).not.toHaveProperty('account')
  })
})

describe('details', () => {
  test('the details of an order have its timeline', async () => {
    const { id } = orderWhere(({ status }) => status === 'delivered')
    const data = await details('order', id)
    expect(data).toMatchObject({ order: { id, status: 'delivered' } })
    expect(data).toHaveProperty('orderTimeline.0.status', 'pending')
    expect(data['order']).not.toHaveProperty('orderTimeline')
  })

  test('the details of a user have their latest orders, vouchers and transactions', async () => {
    const user = db.users.all().find(({ email }) => email === 'adaeze.bello@example.com')
    const data = await details('user', user?.id ?? '')
    const orders = db.orders.all().filter((order) => order.user?.id === user?.id)
    const delivered = orders.filter(({ status }) => status === 'delivered')
    expect(data).toMatchObject({
      user: {
        orderCount: orders.length,
        totalSpent: delivered.reduce((sum, order) => sum + order.totalPrice, 0),
        lastOrderAt: orders[0]?.createdAt,
      },
    })
    expect(data['userOrder']).toHaveLength(Math.min(10, orders.length))
    expect(data).toHaveProperty('userVoucher.0.user', user?.email)
    expect(data).toHaveProperty('userTransaction.0.user.id', user?.id)
  })

  test('the details of a restaurant have its latest orders and dishes', async () => {
    const data = await details('restaurant', 'res-002')
    const dishes = db.menus.all().filter(({ restaurant }) => restaurant.id === 'res-002')
    expect(data).toMatchObject({ restaurant: { menuCount: dishes.length } })
    expect(data['restaurantOrder']).toHaveLength(10)
    expect(data['restaurantMenu']).toHaveLength(10)
  })

  test('the details of a driver have their latest orders and payouts', async () => {
    const paid = db.payouts.all().find(({ payee }) => payee.type === 'driver')
    const data = await details('driver', paid?.payee.id ?? '')
    expect(data).toHaveProperty('driverPayout.0.payee.id', paid?.payee.id)
    expect(data).toHaveProperty('driverOrder.0.driver.id', paid?.payee.id)
    expect(data).toHaveProperty('driver.account.accountNumber')
  })

  test.each(['Order', 'User', 'Restaurant', 'Driver'])(
    'an unknown id of a %s is answered with 404',
    async (noun) => {
      for (const method of ['GET', 'PATCH']) {
        const body = method === 'PATCH' ? { status: 'active' } : undefined
        const response = await call(method, `/crm/${noun.toLowerCase()}/nobody`, body)
        expect(response.status).toBe(404)
        expect(await response.json()).toEqual({ message: `${noun} not found` })
      }
    },
  )
})

describe('writes', () => {
  test('a canceled order has an entry by the administrator who is signed in', async () => {
    const signIn = { ...demoSignIn, email: 'tunde@example.com' }
    const answer = await call('POST', '/auth/login', signIn)
    const { data } = v.parse(sessionSchema, await answer.json())
    const order = orderWhere(({ status, driver }) => status === 'on the way' && driver !== null)
    const body = { status: 'canceled', reason: 'Customer asked' }
    const response = await call('PATCH', `/crm/order/${order.id}`, body, data.token)
    expect(response.status).toBe(200)
    expect(await response.json()).toMatchObject({ data: { order: { id: order.id, ...body } } })
    const canceled = db.orders.find(order.id)
    expect(canceled?.orderTimeline).toHaveLength(order.orderTimeline.length + 1)
    expect(canceled?.orderTimeline.at(-1)).toMatchObject({
      status: 'canceled',
      at: canceled?.statusAt,
      by: { name: 'Tunde Bakare', type: 'admin' },
      note: 'Customer asked',
    })
    expect((canceled?.updatedAt ?? '') >= order.updatedAt).toBe(true)
    expect(db.drivers.find(order.driver?.id ?? '')?.currentOrder?.id).not.toBe(order.id)
    const repeated = await call('PATCH', `/crm/order/${order.id}`, body)
    expect(repeated.status).toBe(422)
    expect(await repeated.json()).toEqual({ message: 'This order is canceled already' })
  })

  test('a canceled order of a voucher is canceled in the voucher too', async () => {
    const order = orderWhere(({ voucher, status }) => Boolean(voucher) && status === 'pending')
    await call('PATCH', `/crm/order/${order.id}`, { status: 'canceled', reason: 'Duplicate' })
    const { voucherOrder } = await details('voucher', order.voucher?.id ?? '')
    expect(voucherOrder).toContainEqual(
      expect.objectContaining({ id: order.id, status: 'canceled' }),
    )
  })

  test('an order that is given to another driver is the current one of that driver', async () => {
    const { rows } = db.drivers.list({ status: 'active', availability: 'online' })
    const [driver, other] = rows
    const order = orderWhere(
      ({ status, deliveryType }) => status === 'preparing' && deliveryType === 'delivery',
    )
    await call('PATCH', `/crm/order/${order.id}`, { driver: driver?.id })
    const current = { id: order.id, orderId: order.orderId }
    expect(db.drivers.find(driver?.id ?? '')).toMatchObject({
      availability: 'busy',
      currentOrder: current,
    })
    const response = await call('PATCH', `/crm/order/${order.id}`, { driver: other?.id })
    expect(await response.json()).toMatchObject({
      data: { order: { driver: { id: other?.id }, logistics: other?.logistics } },
    })
    expect(db.drivers.find(driver?.id ?? '')).toMatchObject({
      availability: 'online',
      currentOrder: null,
    })
    expect(db.drivers.find(other?.id ?? '')).toMatchObject({ currentOrder: current })
  })

  test('refunds are transactions, and their sum is at most the payment', async () => {
    const { id, totalPrice } = orderWhere(
      ({ status, transaction }) => status === 'delivered' && transaction?.status === 'success',
    )
    const path = `/crm/order/${id}/refund`
    const body = { amount: 500, reason: 'Cold food', responsible: 'restaurant' }
    const response = await call('POST', path, body)
    expect(await response.json()).toEqual({ message: 'Refund started' })
    expect(db.orders.find(id)?.refund).toEqual({ ...body, status: 'pending' })
    const tooMuch = await call('POST', path, { ...body, amount: totalPrice })
    expect(tooMuch.status).toBe(422)
    expect(await tooMuch.json()).toEqual({
      message: `At most ₦${(totalPrice - 500).toLocaleString('en-NG')} can be refunded`,
    })
    await call('POST', path, { ...body, amount: totalPrice - 500 })
    expect(db.orders.find(id)?.refund?.amount).toBe(totalPrice)
    const refunds = db.transactions.list({ search: id, type: 'refund' }).rows
    expect(refunds.map(({ amount }) => amount)).toEqual([totalPrice - 500, 500])
  })

  test('counts change with the orders', () => {
    const order = orderWhere(({ status, user }) => status === 'delivered' && user !== null)
    const userId = order.user?.id ?? ''
    const spent = db.users.find(userId)?.totalSpent ?? 0
    db.orders.patch(order.id, { status: 'canceled' })
    expect(db.users.find(userId)?.totalSpent).toBe(spent - order.totalPrice)
  })

  test.each([
    ['user', 'usr-003', { status: 'blocked', reason: 'Payment fraud' }],
    ['user', 'usr-003', { note: 'Called twice' }],
    ['restaurant', 'res-002', { status: 'closed', reason: 'Gas has run out' }],
    ['restaurant', 'res-002', { status: 'suspended', reason: 'Food safety' }],
    ['restaurant', 'res-039', { status: 'open' }],
    ['driver', 'drv-055', { status: 'active' }],
    ['driver', 'drv-020', { status: 'suspended', reason: 'No insurance' }],
  ])('PATCH /crm/%s/%s stores %j', async (noun, id, body) => {
    const response = await call('PATCH', `/crm/${noun}/${id}`, body)
    expect(response.status).toBe(200)
    expect(await response.json()).toMatchObject({ data: { [noun]: { id, ...body } } })
    expect(await details(noun, id)).toMatchObject({ [noun]: body })
  })

  test('a user who is not blocked any more has no reason', async () => {
    const [blocked] = db.users.list({ status: 'blocked' }).rows
    await call('PATCH', `/crm/user/${blocked?.id}`, { status: 'active' })
    expect(db.users.find(blocked?.id ?? '')).toMatchObject({ status: 'active', reason: null })
  })

  test.each([
    ['PATCH', 'order/ord-001', { status: 'delivered' }],
    ['PATCH', 'order/ord-001', { status: 'canceled', reason: ' ' }],
    ['PATCH', 'order/ord-001', { driver: 'nobody' }],
    ['PATCH', 'order/ord-001', { driver: 'drv-055' }],
    ['PATCH', 'order/ord-015', { status: 'canceled', reason: 'Duplicate' }],
    ['PATCH', 'order/ord-012', { driver: 'drv-001' }],
    ['POST', 'order/ord-001/refund', { amount: 1, reason: 'x', responsible: 'platform' }],
    ['POST', 'order/ord-015/refund', { amount: 0, reason: 'x', responsible: 'platform' }],
    ['POST', 'order/ord-015/refund', { amount: 10, reason: 'x', responsible: 'nobody' }],
    ['PATCH', 'user/usr-001', { status: 'blocked' }],
    ['PATCH', 'user/usr-001', { note: 'x'.repeat(2001) }],
    ['PATCH', 'user/usr-001', { status: 'active', walletBalance: 1 }],
    ['PATCH', 'restaurant/res-001', { status: 'closed' }],
    ['PATCH', 'driver/drv-001', { status: 'suspended', reason: '' }],
  ])('%s /crm/%s refuses %j', async (method, path, body) => {
    const before = JSON.stringify([db.orders.all(), db.users.all(), db.drivers.all()])
    const response = await call(method, `/crm/${path}`, body)
    expect(response.status).toBe(422)
    expect(await response.json()).toHaveProperty('message')
    expect(JSON.stringify([db.orders.all(), db.users.all(), db.drivers.all()])).toBe(before)
  })

  test('an order that is collected has no driver', async () => {
    const { id } = orderWhere(({ deliveryType }) => deliveryType === 'pickup')
    const response = await call('PATCH', `/crm/order/${id}`, { driver: 'drv-001' })
    expect(await response.json()).toEqual({ message: 'The customer collects this order' })
  })
})
