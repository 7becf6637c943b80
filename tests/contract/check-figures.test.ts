import * as v from 'valibot'
import { expect, test } from 'vitest'
import { startBackend, startChanged } from './backend'
import { checkOnly, differences, problems, verdicts } from './reports'

const objectSchema = v.looseObject({})
const bodySchema = v.looseObject({
  analytics: v.looseObject({
    byDay: v.array(v.looseObject({ date: v.string() })),
    previous: objectSchema,
    previousSoFar: v.optional(objectSchema),
    topRestaurants: v.array(objectSchema),
    byState: v.array(objectSchema),
    byHour: v.optional(v.array(objectSchema)),
  }),
})
type Figures = v.InferOutput<typeof bodySchema>['analytics']

/** A backend with other figures. */
const startWith = (change: (analytics: Figures) => object) =>
  startChanged(/\/crm\/analytics\?/, (data) => {
    const { analytics, ...rest } = v.parse(bodySchema, data)
    return { ...rest, analytics: { ...analytics, ...change(analytics) } }
  })

test('a backend without hours, and earlier figures of today, days, restaurants and states works', async () => {
  const backend = await startWith(({ byDay, topRestaurants, byState }) => ({
    previousSoFar: undefined,
    byHour: undefined,
    byDay: byDay.map((row) => ({ ...row, previous: undefined })),
    topRestaurants: topRestaurants.map((row) => ({ ...row, previous: undefined })),
    byState: byState.map((row) => ({ ...row, previous: undefined })),
  }))
  const report = await checkOnly(['Analytics'], backend)
  expect(verdicts(report)['Analytics']).toBe('works')
  expect([problems(report), differences(report)]).toEqual([[], []])
})

test('earlier figures of a restaurant that cannot be read are named', async () => {
  const backend = await startWith(({ topRestaurants }) => ({
    topRestaurants: topRestaurants.map((row) => ({ ...row, previous: 'many' })),
  }))
  const report = await checkOnly(['Analytics'], backend)
  expect(differences(report)).toEqual(['GET /crm/analytics: unreadable topRestaurants.previous'])
})

test('days that a report lacks are counted', async () => {
  const backend = await startWith(({ byDay }) => ({
    byDay: [...byDay.slice(0, 2), ...byDay.slice(0, 1), { date: '2000-01-01' }],
  }))
  const [days] = problems(await checkOnly(['Analytics'], backend))
  expect(days).toMatch(
    /^"byDay" has 2 of the 7 days from \d{4}-\d\d-\d\d to \d{4}-\d\d-\d\d\. The others are gaps\.$/,
  )
})

test('yesterday so far that is more than all of yesterday is named', async () => {
  const backend = await startWith(({ previousSoFar }) =>
    previousSoFar
      ? { previous: { orders: 4, newUsers: 0 }, previousSoFar: { orders: 5, newUsers: 0 } }
      : {},
  )
  expect(problems(await checkOnly(['Analytics'], backend))).toEqual([
    'With "period=today", "previousSoFar.orders" is 5, but "previous.orders" is 4: it counts yesterday until the same time of day.',
  ])
})

test('hours of today that are not those of the day are named', async () => {
  const backend = await startWith(({ byHour }) =>
    byHour
      ? {
          orders: 5,
          byHour: [
            { hour: 9, orders: 2, sales: 0 },
            { hour: 10, orders: 2, sales: 0 },
          ],
        }
      : {},
  )
  expect(problems(await checkOnly(['Analytics'], backend))).toEqual([
    'With "period=today", the orders of "byHour" are 4, but "orders" is 5: it counts each hour of the day in Lagos.',
  ])
})

test('a failed request for the figures of today is named', async () => {
  const backend = await startBackend(({ url }, next) =>
    url.includes('period=today') ? Response.json({ message: 'Busy' }, { status: 500 }) : next(),
  )
  expect(problems(await checkOnly(['Analytics'], backend))).toEqual([
    expect.stringMatching(/^\/crm\/analytics\?period=today: /),
  ])
})

test('figures of restaurants that are announced, but missing, are named', async () => {
  const backend = await startBackend(({ url }, next) =>
    url.includes('/crm/analytics/restaurant') ? new Response(null, { status: 404 }) : next(),
  )
  const report = await checkOnly(['Analytics'], backend)
  expect(problems(report)).toEqual([
    'The backend does not have this request. Its path is in src/features/analytics/resource.ts.',
  ])
})

test('restaurants without their parts are fine, and an order that is not followed is named', async () => {
  const backend = await startBackend(async (request, next) => {
    if (!request.url.includes('/crm/analytics/restaurant')) return next()
    const { searchParams } = new URL(request.url)
    const sort = searchParams.get('sort')
    expect([searchParams.has('from'), searchParams.has('to'), searchParams.has('search')]).toEqual([
      true,
      true,
      false,
    ])
    const page = Number(searchParams.get('page'))
    const sales = sort === 'sales' ? [3, 1] : [3, 2]
    return Response.json({
      restaurants: sales.map((amount, index) => ({
        id: `res-${page}-${index}`,
        name: `Buka ${index}`,
        orders: 1,
        sales: amount,
      })),
      pagination: { total: 2, totalPages: 1 },
      capabilities: { sort: ['sales'] },
    })
  })
  const report = await checkOnly(['Analytics'], backend)
  expect(problems(report)).toEqual([expect.stringMatching(/sort/)])
  expect(differences(report)).toEqual([])
})

test('a comparison with other days than those of the month before is named', async () => {
  const backend = await startBackend((request, next) => {
    const url = new URL(request.url)
    url.searchParams.delete('compare')
    return next(new Request(url, request))
  })
  expect(problems(await checkOnly(['Analytics'], backend))).toEqual([
    expect.stringMatching(/^With "compare=month", the days from .+ but not followed\.$/),
  ])
})
