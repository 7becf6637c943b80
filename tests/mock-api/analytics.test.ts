import * as v from 'valibot'
import { expect, test } from 'vitest'
import { toKobo } from '../../src/domain/amount'
import { startApi } from './api'

const row = v.object({
  id: v.string(),
  orders: v.number(),
  sales: v.number(),
  commission: v.number(),
  fees: v.number(),
  refunds: v.number(),
  net: v.number(),
})
const restaurantsSchema = v.object({ data: v.object({ restaurants: v.array(row) }) })
const counted = v.object({ orders: v.number(), sales: v.number() })
const reportSchema = v.object({
  data: v.object({
    restaurants: v.literal(true),
    analytics: v.object({
      ...counted.entries,
      refunds: v.number(),
      previousFrom: v.string(),
      previousTo: v.string(),
      previous: counted,
      byDay: v.array(
        v.object({ ...counted.entries, date: v.string(), previous: v.optional(counted) }),
      ),
    }),
  }),
})

type Api = ReturnType<typeof startApi>

async function read<TOutput>(
  { call }: Api,
  path: string,
  schema: v.GenericSchema<unknown, TOutput>,
) {
  const response = await call('GET', path)
  return v.parse(schema, await response.json())
}

const reportOf = async (api: Api, query: string) =>
  (await read(api, `/crm/analytics?${query}`, reportSchema)).data.analytics

const koboOf = (amounts: readonly number[]) =>
  amounts.reduce((sum, amount) => sum + toKobo(amount), 0n)

test.each(['from=2026-10-01&to=2026-10-31', 'period=30d', 'period=7d'])(
  'the figures of all restaurants in %s add up to those of the report',
  async (days) => {
    const api = startApi()
    const report = await reportOf(api, days)
    const path = `/crm/analytics/restaurant?page=1&limit=100&${days}`
    const { restaurants } = (await read(api, path, restaurantsSchema)).data
    expect(restaurants.length).toBeGreaterThan(5)
    expect(koboOf(restaurants.map(({ sales }) => sales))).toBe(toKobo(report.sales))
    expect(koboOf(restaurants.map(({ refunds }) => refunds))).toBe(toKobo(report.refunds))
    expect(restaurants.reduce((sum, { orders }) => sum + orders, 0)).toBe(report.orders)
    for (const { sales, commission, fees, refunds, net } of restaurants) {
      expect(toKobo(net)).toBe(koboOf([sales, -commission, -fees, -refunds]))
    }
    expect(restaurants.map(({ sales }) => sales)).toEqual(
      restaurants.map(({ sales }) => sales).toSorted((a, b) => b - a),
    )
  },
)

test('the figures of all restaurants are sorted and divided into pages', async () => {
  const api = startApi()
  const path = '/crm/analytics/restaurant?from=2026-10-01&to=2026-10-31&sort=net&limit=5'
  const pageOf = async (page: number) =>
    (await read(api, `${path}&page=${page}`, restaurantsSchema)).data.restaurants
  const pages = [...(await pageOf(1)), ...(await pageOf(2))]
  expect(new Set(pages.map(({ id }) => id)).size).toBe(10)
  const nets = pages.map(({ net }) => net)
  expect(nets).toEqual(nets.toSorted((a, b) => a - b))
})

test.each([
  // A whole month that is over, with the whole month before.
  ['2026-10-01', '2026-10-31', '2026-09-01', '2026-09-30'],
  ['2026-02-01', '2026-02-28', '2026-01-01', '2026-01-31'],
  ['2026-01-01', '2026-01-31', '2025-12-01', '2025-12-31'],
  // The same days, as far as the month before has them.
  ['2026-11-01', '2026-11-21', '2026-10-01', '2026-10-21'],
  ['2026-03-01', '2026-03-30', '2026-02-01', '2026-02-28'],
])('%s to %s are compared with the month before: %s to %s', async (from, to, ...expected) => {
  const api = startApi()
  const report = await reportOf(api, `from=${from}&to=${to}&compare=month`)
  expect([report.previousFrom, report.previousTo]).toEqual(expected)
  const before = await reportOf(api, `from=${expected[0]}&to=${expected[1]}`)
  expect(report.previous).toMatchObject({ orders: before.orders, sales: before.sales })
  // Each day with the day of the same number.
  const known = report.byDay.flatMap(({ previous }) => previous ?? [])
  const sameDays = before.byDay.slice(0, report.byDay.length)
  expect(known).toEqual(sameDays.map(({ orders, sales }) => ({ orders, sales })))
})

test('this month on its last day is compared with the same days, because it is not over', async () => {
  const api = startApi(new Date('2026-02-28T09:00:00Z'))
  const report = await reportOf(api, 'from=2026-02-01&to=2026-02-28&compare=month')
  expect([report.previousFrom, report.previousTo]).toEqual(['2026-01-01', '2026-01-28'])
})

test('without "compare", the days before are as many', async () => {
  const report = await reportOf(startApi(), 'from=2026-10-01&to=2026-10-31')
  expect([report.previousFrom, report.previousTo]).toEqual(['2026-08-31', '2026-09-30'])
})
