import { existsSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import * as conventions from '@/api/conventions'
import { resource } from '@/api/resource'
import { orderFields } from '@/features/orders/fields'
import { orderResource } from '@/features/orders/resource'
import { check } from '../../src/contract/check'
import { formatReport } from '../../src/contract/format-report'
import { proposedModule, type ListModule } from '../../src/contract/list-module'
import { modules } from '../../src/contract/modules'
import { orders } from '../../src/contract/modules/orders'
import { CONVENTIONS, fileOf, places } from '../../src/contract/places'
import { startJsonServer } from '../support/json-server'
import { startChanged } from './backend'
import { checkOnly, problems, verdicts } from './reports'

const rows = Array.from({ length: 40 }, (_, at) => ({
  id: at + 1,
  number: `N-${at}`,
  total: 2500,
  status: at % 2 === 0 ? 'paid' : 'ready',
}))

const atRoot = (filters: typeof orderResource.filters | Record<never, never>) =>
  proposedModule(resource({ ...orderResource, path: '/orders', filters }), {
    ...orders,
    fields: orderFields,
  })

async function checkJsonServer(
  lists?: readonly ListModule[],
  options?: Parameters<typeof startJsonServer>[1],
) {
  const baseUrl = await startJsonServer({ orders: rows, users: [] }, options)
  return check({
    baseUrl,
    origin: baseUrl,
    token: 'a-token',
    ...(lists && { lists, hasFigures: false }),
  })
}

test('of a backend with other paths, the report says what the base URL responds and where the paths are', async () => {
  const report = await checkJsonServer()
  expect(new Set(Object.values(verdicts(report)).slice(1))).toEqual(new Set(['not provided']))
  const text = formatReport(report)
  expect(text).toContain(
    'GET /crm/order\n    The backend does not have this request. Its path is in src/features/orders/resource.ts.',
  )
  expect(text).toContain('Is the base URL right, for example with /api?')
  expect(text).toMatch(
    /GET http\S+\/ responds with 200 and text\/html\. The response is HTML instead of JSON\./,
  )
  expect(text).toContain('so it is not known how it refuses a session')
})

test('a list that is an array is described with its fields', async () => {
  const report = await checkJsonServer([atRoot({})])
  expect(verdicts(report)['Orders']).toBe('does not work')
  expect(report.modules[1]?.calls[0]?.problems).toEqual([
    `The response has no list "orders". The response is an array of 40 objects with the fields id, number, total, status. ${places.rows} decides where the rows are.`,
    `There are 40 rows: the parameter "limit" has no effect. The console has its name in ${places.parameters}.`,
  ])
})

test('the headers with the number of all rows and the links of pages are named', async () => {
  const report = await checkJsonServer([atRoot({})], { hasPages: true })
  expect(report.modules[1]?.calls[0]?.problems).toEqual([
    expect.stringContaining('The response is an array of 20 objects with the fields id, number,'),
    `The number of all rows may be the header X-Total-Count. The header Link has the addresses of the other pages. The console reads "pagination.total": ${places.headers}.`,
  ])
})

test('a list without rows is read again without the parameters', async () => {
  const report = await checkJsonServer([atRoot(orderResource.filters)])
  expect(problems(report)).toContain(
    `The response has no list "orders". The response is an empty array. ${places.rows} decides where the rows are.`,
  )
  expect(problems(report)).toContain(
    `Without "page", "limit", "search", "status", "period" there are rows: The response is an array of 40 objects with the fields id, number, total, status. ${places.rows} decides where the rows are. The names of the parameters are in ${places.parameters}, the filters in src/features/orders/resource.ts.`,
  )
})

const row = { id: 'a', number: 'N-1' }
const described = 'an array of 1 object with the fields id, number'
const inKeys = (name: string, found: string, file: string) =>
  `The console has the name "${name}" in "keys" of src/features/orders/resource.ts. If every ${found}, ${file}`

test.each<[string, object, string[]]>([
  [
    'in "items", with a count in "meta"',
    { items: [row], meta: { total_items: 1 } },
    [
      `The response has no list "orders". The field "items" is ${described}. ${inKeys('orders', 'list has "items"', places.rows)} decides where the rows are.`,
      `The number of all rows may be the field "meta.total_items". The console reads "pagination.total": ${places.rows}.`,
    ],
  ],
  [
    'in an envelope of its own',
    { result: { rows: [row] } },
    [
      `The response has no list "orders". The field "result.rows" is ${described}. ${inKeys('orders', 'list has "result.rows"', places.rows)} decides where the rows are.`,
    ],
  ],
  [
    'as an array in "data", with a count beside it',
    { data: [row], count: 1 },
    [
      `The response has no list "orders". The field "data" is ${described}. ${places.rows} decides where the rows are.`,
      `The number of all rows may be the field "count". The console reads "pagination.total": ${places.rows}.`,
    ],
  ],
  [
    'in "orders", with another count',
    { orders: [row], total_count: 1 },
    [
      `The number of all rows may be the field "total_count". The console reads "pagination.total": ${places.rows}.`,
    ],
  ],
  [
    'nowhere',
    { orders: 7 },
    ['The response has no list "orders". The field "orders" is a number 9.'],
  ],
])('a list with its rows %s is described', async (_name, body, expected) => {
  const backend = await startChanged(/\/crm\/order\?/, () => body, false)
  const [list] = (await checkOnly(['Orders'], backend)).modules[1]?.calls ?? []
  expect(list?.problems.filter((problem) => !problem.includes('search'))).toEqual(expected)
})

test.each<[string, (order: unknown) => unknown, string]>([
  ['itself', (order) => order, 'The response is the record, an object with the fields id,'],
  ['in "data"', (order) => ({ data: order }), 'The field "data" is the record, an object with'],
  ['in an array', (order) => [order], 'The response is the record, an array of 1 object with'],
])('details with the record %s are described', async (_name, toBody, expected) => {
  const backend = await startChanged(/\/crm\/order\/./, ({ order }) => toBody(order), false)
  expect(problems(await checkOnly(['Orders'], backend))).toEqual([
    expect.stringMatching(
      new RegExp(
        `^The response has no "order" with an id\\. ${expected}.*\\. ${places.record} decides where it is\\.$`,
      ),
    ),
  ])
})

test.each(modules.map((module) => fileOf(module)))(
  'the file %s that the report names exists',
  (file) => {
    expect(existsSync(path.resolve(import.meta.dirname, '../..', file))).toBe(true)
  },
)

test.each(Object.values(places))(
  '%s, which the report names, is an export of the file',
  (place) => {
    const [name = ''] = place.split(' in ')
    expect(place.endsWith(CONVENTIONS)).toBe(true)
    expect(Object.keys(conventions)).toContain(name)
  },
)

describe('in the matrix', { tags: 'matrix' }, () => {
  test('details with the record in another field are described', async () => {
    const backend = await startChanged(/\/crm\/order\/./, ({ order }) => ({ item: order }))
    expect(problems(await checkOnly(['Orders'], backend))).toEqual([
      expect.stringMatching(
        /^The response has no "order" with an id\. The field "data.item" is the record, an object .* The console has the name "order" in "keys" of src\/features\/orders\/resource\.ts\./,
      ),
    ])
  })
})
