import { expect, test } from 'vitest'
import { createDb } from '../../src/mock-api/db'
import { edgeCarts } from '../../src/mock-api/seed/carts'
import { NOW, startApi } from './api'

const { db, list, details } = startApi()
const carts = db.carts.all()

test('there are as many carts of each status as planned, the one that was changed last first', () => {
  const count = (status: string) => carts.filter((cart) => cart.status === status).length
  expect(['active', 'abandoned', 'ordered'].map(count)).toEqual([38, 90, 22])
  expect(new Set(carts.map(({ id }) => id)).size).toBe(150)
  expect(carts.filter(({ user }) => !user).length).toBeGreaterThan(8)
  expect(carts.filter(({ voucher }) => voucher).length).toBeGreaterThan(5)
  const times = carts.map(({ updatedAt }) => updatedAt)
  expect(times).toEqual(times.toSorted().toReversed())
  expect(times[0]).toBeDefined()
  for (const { createdAt, updatedAt } of carts) expect(createdAt < updatedAt).toBe(true)
  expect(createDb(240, NOW).carts.all()).toEqual(carts)
})

test('a cart has dishes of its restaurant, and those of the order that it became', () => {
  const menus = new Map(db.menus.all().map((menu) => [menu.id, menu]))
  for (const { items, itemCount, subtotal, restaurant, user, voucher, order } of carts) {
    expect(items.reduce((sum, { quantity, price }) => sum + quantity * price, 0)).toBe(subtotal)
    expect(items.reduce((sum, { quantity }) => sum + quantity, 0)).toBe(itemCount)
    for (const { menu, name } of items) {
      expect(menus.get(menu?.id ?? '')).toMatchObject({ name, restaurant: { id: restaurant.id } })
    }
    const issued = voucher && db.find(voucher.id)
    expect(issued?.code).toBe(voucher?.code)
    expect(order ? undefined : issued?.user).toBe(voucher && !order ? user?.email : undefined)
    if (!order) continue
    const placed = db.orders.find(order.id)
    expect(placed).toMatchObject({
      orderId: order.orderId,
      subtotal,
      user,
      restaurant: [restaurant],
    })
    expect(placed?.items.map((item) => item.menu?.id)).toEqual(items.map(({ menu }) => menu?.id))
  }
})

test('a list has no items, and is found by what the cart refers to', async () => {
  const ordered = carts.find(({ order }) => order)
  const found = await list('cart', `search=${ordered?.order?.id}&status=ordered`)
  expect(found.rows).toEqual([
    expect.objectContaining({ id: ordered?.id, itemCount: ordered?.itemCount }),
  ])
  expect(found.rows[0]).not.toHaveProperty('items')
  const { cart } = await details('cart', ordered?.id ?? '')
  expect(cart).toEqual(ordered)
  const ofUser = await list('cart', `search=${ordered?.user?.id}`)
  expect(ofUser.rows.map(({ id }) => id)).toContain(ordered?.id)
  expect(db.carts.find(edgeCarts.guest)?.user).toBeNull()
  expect(db.carts.find(edgeCarts.empty)?.items).toEqual([])
})
