import * as v from 'valibot'
import { beforeAll, expect, test } from 'vitest'
import { startApi } from './api'

const { db, call } = startApi()

const viewSchema = v.object({
  id: v.string(),
  type: v.picklist(['restaurant', 'menu']),
  target: v.object({ id: v.string(), name: v.string() }),
  views: v.number(),
  viewers: v.number(),
  carts: v.number(),
  orders: v.number(),
})
const pageSchema = v.object({ data: v.object({ views: v.array(viewSchema) }) })
type Views = v.InferOutput<typeof viewSchema>[]

const readAll = async (query: string) => {
  const response = await call('GET', `/crm/view?limit=480&${query}`)
  return v.parse(pageSchema, await response.json()).data.views
}

let periods: Views[]
beforeAll(async () => {
  periods = await Promise.all(['7d', '30d', '90d'].map((period) => readAll(`period=${period}`)))
})

test('every restaurant and dish has views, the most viewed first', () => {
  for (const views of periods) {
    expect(views).toHaveLength(480)
    expect(views.filter(({ type }) => type === 'restaurant')).toHaveLength(40)
    const counts = views.map((view) => view.views)
    expect(counts).toEqual(counts.toSorted((a, b) => b - a))
    for (const view of views) {
      const steps = [view.views, view.viewers, view.carts, view.orders]
      expect(steps).toEqual(steps.toSorted((a, b) => b - a))
    }
  }
  expect(periods[1]?.some(({ viewers }) => viewers === 0)).toBe(true)
})

test('a longer period has no fewer views', () => {
  const [week = [], month = [], quarter = []] = periods
  const byId = (views: Views) => new Map(views.map((view) => [view.id, view]))
  const [months, quarters] = [byId(month), byId(quarter)]
  for (const view of week) {
    for (const field of ['views', 'viewers', 'carts', 'orders'] as const) {
      const later = months.get(view.id)?.[field] ?? 0
      expect(later).toBeGreaterThanOrEqual(view[field])
      expect(quarters.get(view.id)?.[field]).toBeGreaterThanOrEqual(later)
    }
  }
})

test('the orders are those of the list of orders, also after a change', async () => {
  const ordered = periods[1]?.filter(({ orders }) => orders > 0) ?? []
  const samples = [...ordered.slice(0, 6), ...ordered.slice(-6)]
  expect(new Set(samples.map(({ type }) => type)).size).toBe(2)
  for (const { target, orders } of samples) {
    const { pagination } = db.orders.list({ search: target.id, period: '30d' })
    expect(pagination.total).toBe(orders)
  }
  const [order] = db.orders.all()
  const place = order?.restaurant?.[0]
  const countOf = async () =>
    (await readAll(`period=7d&search=${place?.id}&type=restaurant`))[0]?.orders
  const before = (await countOf()) ?? 0
  db.orders.patch(order?.id ?? '', { createdAt: '2020-01-01T10:00:00Z' })
  expect(await countOf()).toBe(before - 1)
})
