import * as v from 'valibot'
import { expect, test } from 'vitest'
import { listPageSchema } from '@/api/list-response'
import { timelineSchema } from '@/api/record-schemas'
import { resource } from '@/api/resource'
import { rowsSchema } from '@/api/response-fields'
import { orderFields } from '@/features/orders/fields'
import { orderResource } from '@/features/orders/resource'
import { checkModule } from '../../../src/contract/check-module'
import { proposedModule } from '../../../src/contract/list-module'

// The example of src/README.md.
const backendRow = v.looseObject({
  number: v.string(),
  total_kobo: v.optional(v.number()),
  status: v.optional(v.string()),
})

function toOrder(row: unknown): unknown {
  if (!v.is(backendRow, row)) return row
  const { number, total_kobo, status, ...order } = row
  return {
    ...order,
    orderId: number,
    totalPrice: total_kobo === undefined ? undefined : total_kobo / 100,
    status: status === 'DISPATCHED' ? 'on the way' : status,
  }
}

const mappedResource = resource({
  keys: ['order', 'orders'],
  path: '/v2/orders',
  filters: orderResource.filters,
  record: v.pipe(v.unknown(), v.transform(toOrder), orderResource.record),
  details: { orderTimeline: timelineSchema },
})

test('the orders of a backend with other names, units and statuses are mapped by their schema', () => {
  const schema = listPageSchema('orders', rowsSchema('An order', mappedResource.record), {})
  const { rows } = v.parse(schema, {
    orders: [{ _id: 'a', number: 'N-1', total_kobo: 650_000, status: 'DISPATCHED', user: 'u-1' }],
  })
  expect(rows).toEqual([
    expect.objectContaining({
      id: 'a',
      orderId: 'N-1',
      totalPrice: 6500,
      status: 'on the way',
      user: expect.objectContaining({ id: 'u-1', name: null }),
      driver: null,
    }),
  ])
})

test('the check of a backend reads its responses with the mapped schema', async () => {
  const row = { _id: 'a', number: 'N-1', total_kobo: 650_000, status: 'DISPATCHED' }
  const { orderId, totalPrice, status, createdAt } = orderFields
  const fields = { orderId, totalPrice, status, createdAt }
  const module = proposedModule(mappedResource, { fields, optional: [] })
  const answer = { status: 200, headers: new Headers(), failure: null }
  const { calls } = await checkModule(module, async (path) =>
    path.startsWith('/v2/orders?')
      ? { ...answer, body: { orders: [row], pagination: { total: 1, totalPages: 1 } } }
      : { ...answer, body: { order: row, orderTimeline: [] } },
  )
  const [list] = calls
  expect(list?.fields.map(({ kind, field }) => `${kind} ${field}`)).toEqual([
    'missing createdAt',
    'unknown number',
    'unknown total_kobo',
  ])
})
