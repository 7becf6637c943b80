import { describe, expect, test } from 'vitest'
import { startApi } from './api'

// The tests change different records.
const { db, call } = startApi()

const suspension = { status: 'suspended', reason: 'Suspected fraud' }
const restaurantsOf = (vendorId: string) =>
  db.restaurants
    .list({ search: vendorId })
    .rows.map(({ id, status, reason = null }) => ({ id, status, reason }))
    .toSorted((a, b) => (a.id < b.id ? -1 : 1))

describe('vendors', () => {
  test('a suspension ends with the restaurants closed, and leaves what does not come from it', async () => {
    db.restaurants.patch('res-001', { status: 'closed', reason: 'Gas has run out' })
    db.restaurants.patch('res-025', { status: 'pending' })
    await call('PATCH', '/crm/vendor/ven-001', suspension)
    const reason = 'Its vendor is suspended'
    expect(restaurantsOf('ven-001')).toEqual([
      { id: 'res-001', status: 'suspended', reason },
      { id: 'res-025', status: 'pending', reason: null },
    ])
    db.restaurants.patch('res-025', { status: 'suspended', reason: 'Food safety' })
    const refused = await call('PATCH', '/crm/restaurant/res-001', { status: 'open' })
    expect([refused.status, await refused.json()]).toEqual([422, { message: reason }])

    await call('PATCH', '/crm/vendor/ven-001', { status: 'active' })
    expect(db.vendors.find('ven-001')).toMatchObject({ status: 'active', reason: null })
    expect(restaurantsOf('ven-001')).toEqual([
      { id: 'res-001', status: 'closed', reason: 'Its vendor was suspended' },
      { id: 'res-025', status: 'suspended', reason: 'Food safety' },
    ])
    const opened = await call('PATCH', '/crm/restaurant/res-001', { status: 'open' })
    expect(opened.status).toBe(200)
  })

  test('restaurants of a vendor can be opened only after its approval', async () => {
    const open = () => call('PATCH', '/crm/restaurant/res-022', { status: 'open' })
    expect(await (await open()).json()).toEqual({ message: 'Its vendor is pending' })
    await call('PATCH', '/crm/vendor/ven-022', { status: 'active' })
    expect((await open()).status).toBe(200)
  })

  test('the balance is what was earned and not paid out', async () => {
    const balance = () => db.vendors.find('ven-002')?.balance ?? 0
    const [requested] = db.payouts.list({ search: 'ven-002', status: 'requested' }).rows
    const before = balance()
    expect(before).toBeGreaterThanOrEqual(requested?.amount ?? Infinity)
    await call('PATCH', `/crm/payout/${requested?.id}`, { status: 'processing' })
    expect(before - balance()).toBe(requested?.amount)
    expect(db.vendors.find('ven-022')).toMatchObject({ balance: 0, restaurantCount: 1 })
  })

  test.each([{ status: 'suspended' }, { status: 'pending' }, { status: 'active', balance: 1 }])(
    'a vendor is not changed to %j',
    async (body) => {
      const before = db.vendors.find('ven-003')
      expect((await call('PATCH', '/crm/vendor/ven-003', body)).status).toBe(422)
      expect(db.vendors.find('ven-003')).toEqual(before)
    },
  )
})

describe('logistics companies', () => {
  test('the counts are those of their drivers and orders', () => {
    for (const company of db.logistics.list().rows) {
      const own = db.drivers.all().filter(({ logistics }) => logistics?.id === company.id)
      const delivered = db.orders
        .all()
        .filter(
          ({ status, logistics }) => /^delivered$/i.test(status) && logistics?.id === company.id,
        )
      expect(company).toMatchObject({ driverCount: own.length, deliveredCount: delivered.length })
      expect(company.onlineCount).toBeLessThanOrEqual(own.length)
    }
  })

  test('after a suspension, no order is given to a driver of the company', async () => {
    const order = db.orders
      .all()
      .find(({ status, deliveryType }) => status === 'ready' && deliveryType === 'delivery')
    const driver = db.drivers
      .list({ search: 'log-001', status: 'active', availability: 'online' })
      .rows.at(0)
    await call('PATCH', '/crm/logistics/log-001', suspension)
    expect(db.drivers.find(driver?.id ?? '')).toMatchObject({ availability: 'offline' })
    const busy = db.drivers.all().filter(({ availability }) => availability === 'busy')
    expect(busy.map(({ logistics }) => logistics?.id)).toContain('log-001')
    const assign = () => call('PATCH', `/crm/order/${order?.id}`, { driver: driver?.id })
    const refused = await assign()
    expect(await refused.json()).toEqual({ message: 'Swift Okada Ltd is suspended' })
    await call('PATCH', '/crm/logistics/log-001', { status: 'active' })
    expect((await assign()).status).toBe(200)
  })
})
