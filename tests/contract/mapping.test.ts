import { readFileSync } from 'node:fs'
import path from 'node:path'
import { getResponse, http, HttpResponse } from 'msw'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { sentBody, changeEndpoint } from '@/api/endpoint'
import { renamed } from '@/api/renamed'
import { resource } from '@/api/resource'
import { orderFields } from '@/features/orders/fields'
import { orderResource as today } from '@/features/orders/resource'
import { formatReport } from '../../src/contract/format-report'
import { toPlainSchema } from '../../src/contract/json-schema'
import { proposedModule, type ListModule } from '../../src/contract/list-module'
import { modules } from '../../src/contract/modules'
import { orders } from '../../src/contract/modules/orders'
import { openApiDocument } from '../../src/contract/openapi'
import { toSent } from '../../src/contract/schema-parts'
import { readBody } from '../../src/mock-api/body'
import { startBackend } from './backend'
import { orderResource } from './mapped-orders'
import { checkBackend, differences, problems, verdicts } from './reports'

const mappedOrders = proposedModule(orderResource, { ...orders, fields: orderFields })

const objectSchema = v.looseObject({})
type Json = v.InferOutput<typeof objectSchema>
const rowSchema = v.looseObject({ orderId: v.string(), totalPrice: v.number(), status: v.string() })

function toBackend(row: unknown): Json {
  const { orderId, totalPrice, status, updatedAt: _, ...others } = v.parse(rowSchema, row)
  const word = status === 'on the way' ? 'DISPATCHED' : status
  return { ...others, number: orderId, total_kobo: totalPrice * 100, status: word }
}

/** A backend at /v2/orders whose orders are those of the mock API, as `change` returns them. */
const startMapped = (change: (order: unknown) => Json) =>
  startBackend(async (request, next) => {
    if (!request.url.includes('/v2/orders')) return next()
    const response = await next(
      new Request(request.url.replace('/v2/orders', '/crm/order'), request),
    )
    const body = v.safeParse(v.object({ data: objectSchema }), await response.json())
    if (!body.success) return Response.json({ message: 'Unauthenticated' }, { status: 401 })
    const { orders: rows, order, ...others } = body.output.data
    return Response.json({
      ...others,
      ...(rows !== undefined && {
        orders: v.parse(v.array(v.unknown()), rows).map((row) => change(row)),
      }),
      ...(order !== undefined && { order: change(order) }),
    })
  })

/** Checks the backend of the example in src/README.md. `change` changes each order. */
async function checkMapped(change = (order: Json) => order) {
  const backend = await startMapped((order) => change(toBackend(order)))
  return checkBackend(backend, { lists: [mappedOrders], hasFigures: false })
}

const fromSeconds = v.pipe(
  v.number(),
  v.transform((seconds) => new Date(seconds * 1000).toISOString()),
)
/** Orders with another id, filter and form of a timestamp. */
const otherOrders = proposedModule(
  resource({
    ...orderResource,
    record: renamed(today.record, {
      id: 'uuid',
      status: 'state',
      createdAt: ['placed_at', fromSeconds],
    }),
  }),
  { ...orders, fields: orderFields },
)

const schemasSchema = v.record(v.string(), v.looseObject({ properties: v.optional(objectSchema) }))

/** The document of a console with other orders. */
function documentOf(module: ListModule) {
  const all = modules.map((other) => (other.name === 'Orders' ? module : other))
  const { paths, components } = openApiDocument({ requests: {}, responses: {} }, all)
  return { paths, schemas: v.parse(schemasSchema, components.schemas) }
}

test('the example of the README is the code of these tests', () => {
  const [readme = '', code = ''] = ['../../src/README.md', 'mapped-orders.ts'].map((file) =>
    readFileSync(path.resolve(import.meta.dirname, file), 'utf8'),
  )
  const [, example = ''] = /^## Other names and values$.*?^```ts\n(.*?)^```$/ms.exec(readme) ?? []
  expect(example).toContain('renamed(')
  expect(code).toContain(example)
})

test.each<[string, (order: Json) => Json, string[], string[]]>([
  [
    'is missing',
    ({ number: _number, total_kobo: _total, ...order }) => order,
    ['missing number', 'missing total_kobo'],
    ['Total'],
  ],
  [
    'has another type',
    (order) => ({ ...order, total_kobo: String(order['total_kobo']) }),
    ['unreadable total_kobo'],
    ['Total'],
  ],
  ['has a value of its own', (order) => ({ ...order, status: 'LOST' }), ['unlisted status'], []],
])(
  'a mapped field that %s is reported by the name of the backend',
  async (_name, change, found, columns) => {
    const report = await checkMapped(change)
    expect(differences(report)).toEqual(found.map((field) => `GET /v2/orders: ${field}`))
    expect(report.modules.at(-1)?.emptyColumns).toEqual(columns)
  },
)

test('an id, a filter and a timestamp of another form can be mapped', async () => {
  const backend = await startMapped((order) => {
    const fields = v.parse(objectSchema, order)
    const { _id: otherId, id = otherId, status, createdAt, updatedAt: _, ...others } = fields
    const state = status === 'paid' ? 'LOST' : status
    return { ...others, uuid: id, state, placed_at: Date.parse(String(createdAt)) / 1000 }
  })
  const report = await checkBackend(backend, { lists: [otherOrders], hasFigures: false })
  expect(differences(report)).toEqual(['GET /v2/orders: unlisted state'])
  expect(formatReport(report)).not.toContain('not known to the console')
  const { Order: order } = documentOf(otherOrders).schemas
  expect(order).toMatchObject({ required: ['uuid'] })
  expect(order).not.toHaveProperty('not')
  expect(order?.properties).toMatchObject({
    uuid: { type: 'string' },
    state: { description: expect.stringMatching(/^Known values: "unconfirmed"/) },
    placed_at: { type: 'number' },
  })
  expect(order?.properties).not.toHaveProperty('_id')
})

test('the document has the names of the backend', () => {
  const { paths, schemas } = documentOf(mappedOrders)
  expect(Object.keys(paths)).toContain('/v2/orders/{id}')
  const { Order: order } = schemas
  expect(order?.properties).toMatchObject({
    number: { type: ['string', 'null'] },
    total_kobo: { type: 'number', description: 'Kobo.' },
    status: { type: 'string' },
    subtotal: { description: 'Naira, not kobo.' },
  })
  expect(order?.properties).not.toHaveProperty('orderId')
  expect(JSON.stringify(paths['/v2/orders'])).toContain('#/components/schemas/Order')
})

test('the examples of the document have the names of the backend', () => {
  const row = { id: 'a', orderId: 'ORD-1', totalPrice: 6500, subtotal: 6000 }
  const page = { orders: [row], pagination: { total: 1, totalPages: 1 } }
  expect(toSent(mappedOrders.list, page)).toEqual({
    orders: [{ id: 'a', number: 'ORD-1', subtotal: 6000 }],
    pagination: { total: 1, totalPages: 1 },
  })
})

test('a body is sent, documented and read with the names of the backend', async () => {
  const { body: schema, ...endpoint } = changeEndpoint(orderResource)
  const body = { status: 'canceled', reason: 'Late' }
  const sent = sentBody({ ...endpoint, body: schema }, body)
  expect(sent).toEqual({ status: 'canceled', cancel_reason: 'Late' })
  const { anyOf = [] } = toPlainSchema(schema, 'input')
  expect(anyOf).toMatchObject([
    { properties: { cancel_reason: { type: 'string' } }, required: ['status', 'cancel_reason'] },
    { properties: { driver: { type: 'string' } }, required: ['driver'] },
  ])
  const handlers = [
    http.patch('http://localhost/v2/orders/:id', async ({ request }) =>
      HttpResponse.text(JSON.stringify((await readBody(request, schema)).body)),
    ),
  ]
  const init = { method: 'PATCH', body: JSON.stringify(sent) }
  const response = await getResponse(handlers, new Request('http://localhost/v2/orders/a', init))
  expect(await response?.json()).toEqual(body)
})

describe('in the matrix', { tags: 'matrix' }, () => {
  test('a backend whose names are mapped works, and all of its fields are known', async () => {
    const report = await checkMapped()
    expect(verdicts(report)).toEqual({ Session: 'works', Orders: 'works' })
    expect([differences(report), problems(report)]).toEqual([[], []])
    expect(formatReport(report)).not.toContain('not known to the console')
  })

  test('a mapped amount that looks like kobo is reported by the name of the backend', async () => {
    const report = await checkMapped((order) => ({
      ...order,
      total_kobo: Number(order['total_kobo']) * 100,
    }))
    expect(problems(report)).toEqual([
      expect.stringMatching(
        /^"total_kobo" looks like kobo: .* src\/features\/orders\/resource\.ts/,
      ),
    ])
  })
})
