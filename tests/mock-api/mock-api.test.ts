import * as v from 'valibot'
import { expect, test } from 'vitest'
import type { ListModule } from '../../src/contract/list-module'
import { modules } from '../../src/contract/modules'
import { operations } from '../../src/contract/operations'
import { demoSignIn } from '../../src/mock-api/session'
import { errorProblems, responseProblems } from '../support/contract'
import { defaultFilters } from '../support/default-filters'
import { startApi } from './api'

const recordSchema = v.looseObject({})
const rowsSchema = v.array(recordSchema)
const bodySchema = v.object({ data: recordSchema })
const paginationSchema = v.object({ total: v.number(), totalPages: v.number() })

const idOf = ({ id, _id: underscored }: v.InferOutput<typeof recordSchema>) => id ?? underscored

/** Filters whose rows may have the value in other words. */
const inOtherWords = new Set(['Transactions status'])

/** A list of a new mock API. Each of its responses has to be as in the document. */
function listOf({ resource }: ListModule) {
  const { call } = startApi()
  const { path, keys } = resource
  const operation = operations.find(({ list }) => list === resource)
  const defaults = defaultFilters(resource)
  return {
    async read(params: Record<string, string> = {}) {
      const query = new URLSearchParams({
        page: '1',
        limit: '20',
        search: '',
        ...Object.fromEntries(defaults),
        ...params,
      })
      const response = await call('GET', `${path}?${query}`)
      const body: unknown = await response.json()
      expect(operation && responseProblems(operation, response.status, body)).toEqual([])
      const { data } = v.parse(bodySchema, body)
      const rows = v.parse(rowsSchema, data[keys[1]])
      return { rows, ids: rows.map(idOf), ...v.parse(paginationSchema, data['pagination']) }
    },
    async readDetails(id: string) {
      const response = await call('GET', `${path}/${id}`)
      return { status: response.status, body: await response.json() }
    },
  }
}

test.each(modules)(
  'the list of $name has the pages, filters and search of the document',
  async (module) => {
    const list = listOf(module)
    const first = await list.read()
    expect(first.rows).toHaveLength(Math.min(20, first.total))
    expect(first.totalPages).toBe(Math.ceil(first.total / 20))
    const last = await list.read({ page: String(first.totalPages) })
    expect(last.rows).toHaveLength(first.total - 20 * (first.totalPages - 1))
    expect(new Set([...first.ids, ...last.ids]).size).toBe(
      first.totalPages === 1 ? first.total : 20 + last.rows.length,
    )
    expect((await list.read({ page: String(first.totalPages + 1) })).rows).toEqual([])
    expect((await list.read({ search: 'nothing-like-this' })).total).toBe(0)
    for (const [name, { options, needsAnnouncement }] of Object.entries(module.resource.filters)) {
      const [[initial], ...others] = options
      // Only such a filter divides the rows. A period is part of a longer one, and queues share rows.
      if (initial !== 'all' || needsAnnouncement || name === 'period') continue
      let sum = 0
      for (const [value] of others) {
        const { rows, total } = await list.read({ [name]: value })
        sum += total
        const found = rows.map((row) => row[name]).filter((own) => typeof own === 'string')
        const different = found.filter((own) => own.toLowerCase() !== value.toLowerCase())
        expect(inOtherWords.has(`${module.name} ${name}`) ? [] : different).toEqual([])
      }
      expect(sum).toBeLessThanOrEqual(first.total)
    }
  },
)

const withDetails = modules.filter(({ details }) => details)
test.each(withDetails)('the details of $name are those of the row, or 404', async (module) => {
  const list = listOf(module)
  const { path, keys } = module.resource
  const operation = operations.find((other) => other.path === `${path}/{id}`)
  const { ids } = await list.read()
  for (const id of ids.slice(0, 3)) {
    const { status, body } = await list.readDetails(String(id))
    expect(operation && responseProblems(operation, status, body)).toEqual([])
    const record = v.parse(recordSchema, v.parse(bodySchema, body).data[keys[0]])
    expect(idOf(record)).toBe(id)
  }
  const missing = await list.readDetails('nobody')
  expect(missing.status).toBe(404)
  expect(errorProblems(missing.body)).toEqual([])
})

test('a change that the state of a record forbids is refused with a message, and changes nothing', async () => {
  const { db, call } = startApi()
  const stateOf = () =>
    JSON.stringify(
      [db.orders, db.users, db.payouts, db.tickets, db.vendors].map((all) => all.all()),
    )
  const before = stateOf()
  for (const [method, path, body] of [
    ['PATCH', 'order/ord-015', { status: 'canceled', reason: 'Duplicate' }],
    ['PATCH', 'order/ord-001', { driver: 'nobody' }],
    ['POST', 'order/ord-015/refund', { amount: 10_000_000, reason: 'x', responsible: 'platform' }],
    ['PATCH', 'payout/pay-013', { status: 'processing' }],
    ['PATCH', 'payout/pay-008', { status: 'declined', reason: 'Duplicate request' }],
    ['PATCH', 'ticket/tck-001', { status: 'open' }],
    ['POST', 'ticket/tck-060/message', { body: 'Hello' }],
    ['PATCH', 'vendor/ven-003', { status: 'suspended' }],
    ['PATCH', 'user/usr-001', { status: 'active', walletBalance: 1 }],
  ] as const) {
    const response = await call(method, `/crm/${path}`, body)
    expect([path, response.status]).toEqual([path, 422])
    expect(errorProblems(await response.json())).toEqual([])
  }
  expect(stateOf()).toBe(before)
})

test('only the password of an administrator signs in, and requests need its token', async () => {
  const { call } = startApi()
  const wrong = await call('POST', '/auth/login', { ...demoSignIn, password: 'wrong' })
  expect([wrong.status, await wrong.json()]).toEqual([401, { message: 'Wrong email or password' }])
  for (const token of ['', 'wrong']) {
    const response = await call('GET', '/crm/voucher', undefined, token)
    expect([response.status, await response.json()]).toEqual([401, { message: 'Unauthenticated' }])
  }
  expect((await call('GET', '/nothing')).status).toBe(404)
})

test.each([
  ['fault-500', 500],
  ['fault-html', 502],
  ['fault-404', 404],
  ['fault-422', 422],
  ['fault-429', 429],
  ['fault-unauthenticated', 401],
])('"%s" in a search or a body makes the request fail', async (word, status) => {
  const { call } = startApi()
  const responses = [
    await call('GET', `/crm/order?search=${word}`),
    await call('POST', '/crm/voucher', { title: `a ${word} title` }),
    await call('PATCH', '/crm/payout/pay-002', { status: 'declined', reason: word }),
  ]
  expect(responses.map((response) => response.status)).toEqual([status, status, status])
})
