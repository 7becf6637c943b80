import { expect, test, vi } from 'vitest'
import { NOW, startApi } from './api'

const MINUTE_MS = 60_000

type Page = Awaited<ReturnType<ReturnType<typeof startApi>['list']>>

const idsOf = ({ rows }: Page) => rows.map(({ id, _id: underscored }) => id ?? underscored)

test('an order is in the queue of late ones from the minute on in which it is late', async () => {
  const { db, list } = startApi()
  const id = db.orders.all().find(({ status }) => status === 'preparing')?.id ?? ''
  const late = async (query = '') => idsOf(await list('order', `queue=late&limit=100${query}`))
  const setMinutes = (minutes: number) =>
    db.orders.patch(id, { statusAt: new Date(NOW.getTime() - minutes * MINUTE_MS).toISOString() })
  setMinutes(29)
  expect(await late()).not.toContain(id)
  setMinutes(31)
  expect(await late()).toContain(id)
  expect(await late('&status=preparing')).toContain(id)
  expect(await late('&status=paid')).not.toContain(id)
})

test('a late order needs no change to be in its queue, only time', async () => {
  const start = Date.now()
  const { list } = startApi(new Date(start))
  const before = await list('order', 'queue=late')
  vi.setSystemTime(start + 10 * MINUTE_MS)
  expect((await list('order', 'queue=late')).total).toBeGreaterThan(before.total)
})

test('orders without a driver are paid, being prepared or ready, and delivered to the customer', async () => {
  const { db, list } = startApi()
  const id = db.orders.all().find(({ driver }) => driver)?.id ?? ''
  db.orders.patch(id, { status: 'ready', deliveryType: 'delivery' })
  const isIn = async () => idsOf(await list('order', 'queue=no_driver&limit=100')).includes(id)
  expect(await isIn()).toBe(false)
  db.orders.patch(id, { driver: null })
  expect(await isIn()).toBe(true)
  db.orders.patch(id, { deliveryType: 'pickup' })
  expect(await isIn()).toBe(false)
  db.orders.patch(id, { deliveryType: 'delivery', status: 'on the way' })
  expect(await isIn()).toBe(false)
})

test('the queue "mine" has the tickets of the administrator who asks', async () => {
  const { db, call } = startApi()
  const [first, second] = db.tickets.all().map(({ id }) => id)
  const [ada, other] = ['adm-1', 'adm-2'] as const
  for (const [ticket = '', id] of [
    [first, ada],
    [second, other],
  ] as const) {
    db.tickets.patch(ticket, { assignee: { id, name: 'Somebody' } })
  }
  const token = `mock.${other}.00000000-0000-4000-8000-000000000000`
  db.tokens.add(token)
  for (const [sender, [own, foreign]] of [
    ['a-token', [first, second]],
    [token, [second, first]],
  ] as const) {
    // The same request, so that a cached response would be wrong.
    const response = await call('GET', '/crm/ticket?queue=mine&limit=100', undefined, sender)
    const text = await response.text()
    expect(text.includes(`"${own}"`)).toBe(true)
    expect(text.includes(`"${foreign}"`)).toBe(false)
  }
})

test('a closed ticket waits for nobody', async () => {
  const { db, list } = startApi()
  const [ticket] = db.tickets.all()
  const id = ticket?.id ?? ''
  const queuesOf = async () => {
    const found = await Promise.all(
      ['waiting', 'unassigned'].map(async (queue) => {
        const { rows } = await list('ticket', `queue=${queue}`)
        return rows.some((row) => row.id === id) ? [queue] : []
      }),
    )
    return found.flat()
  }
  db.tickets.patch(id, { status: 'open', assignee: null, lastMessageBy: 'requester' })
  expect(await queuesOf()).toEqual(['waiting', 'unassigned'])
  db.tickets.patch(id, { lastMessageBy: 'admin' })
  expect(await queuesOf()).toEqual(['unassigned'])
  db.tickets.patch(id, { status: 'closed', lastMessageBy: 'requester' })
  expect(await queuesOf()).toEqual([])
})

test('the queue "problem" has the payouts that failed or were reversed, and an unknown one has no rows', async () => {
  const { db, list } = startApi()
  const { total } = await list('payout', 'queue=problem')
  const statuses = db.payouts.all().map(({ status }) => status)
  expect(total).toBe(statuses.filter((status) => ['failed', 'reversed'].includes(status)).length)
  expect(total).toBeGreaterThan(0)
  expect((await list('payout', 'queue=constructor')).total).toBe(0)
  expect((await list('payout', 'queue=all')).total).toBe(statuses.length)
})
