import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import type { ListModule } from '../../src/contract/list-module'
import { modules } from '../../src/contract/modules'
import { startApi } from './api'

const TITLE = 'Suya Sunday'
const voucher = { title: TITLE, type: 'voucher', amount: '1500', claimable: true, multiple: false }

function startRepeating() {
  const { db, call } = startApi()
  async function create(key: string, body: object = voucher, token = 'a-token') {
    const response = await call('POST', '/crm/voucher', body, token, { 'Idempotency-Key': key })
    return { status: response.status, body: await response.json() }
  }
  const count = () => db.list({ search: TITLE }).pagination.total
  return { db, call, create, count }
}

test('a repeated key gets the first response, and nothing is done again', async () => {
  const { create, count } = startRepeating()
  const before = count()
  const first = await create('key-1')
  expect(first.status).toBe(201)
  expect(await create('key-1')).toEqual(first)
  expect(await create('key-1', { title: 'Another' })).toEqual(first)
  expect(count()).toBe(before + 1)
  await create('key-2')
  expect(count()).toBe(before + 2)
})

test('a key that is repeated while the first request is handled gets the same response', async () => {
  const { create, count } = startRepeating()
  const before = count()
  const [first, second] = await Promise.all([create('key-1'), create('key-1')])
  expect(second).toEqual(first)
  expect(count()).toBe(before + 1)
})

test('a refusal is repeated too', async () => {
  const { create, count } = startRepeating()
  const before = count()
  const refusal = await create('key-1', { ...voucher, title: '' })
  expect(refusal.status).toBe(422)
  expect(await create('key-1')).toEqual(refusal)
  expect(count()).toBe(before)
})

test('a key belongs to its token, and a request without one is never a repetition', async () => {
  const { db, call, create, count } = startRepeating()
  db.tokens.add('other-token')
  const before = count()
  await create('key-1')
  await create('key-1', voucher, 'other-token')
  await call('POST', '/crm/voucher', voucher)
  await call('POST', '/crm/voucher', voucher)
  expect(count()).toBe(before + 4)
  expect((await create('key-1', voucher, 'no-token')).status).toBe(401)
})

const responseSchema = v.object({ data: v.looseObject({ capabilities: v.looseObject({}) }) })
const rowsSchema = v.array(v.looseObject({}))

async function announcementsOf({ resource, details }: ListModule) {
  const { call } = startApi()
  async function read(path: string) {
    const response = await call('GET', path)
    return v.parse(responseSchema, await response.json()).data
  }
  const list = await read(resource.path)
  const [row] = v.parse(rowsSchema, list[resource.keys[1]])
  const record = details && (await read(`${resource.path}/${String(row?.['id'])}`))
  return [list, ...(record ? [record] : [])].map(({ capabilities }) => capabilities)
}

test.each(modules.filter(({ isSpecified }) => isSpecified))(
  'the list and the details of $name, whose requests are specified, announce only idempotency',
  async (module) => {
    const only = { idempotency: true }
    expect(await announcementsOf(module)).toEqual([only, only])
  },
)

describe('in the matrix', { tags: 'matrix' }, () => {
  test.each(modules.filter(({ isSpecified }) => !isSpecified))(
    'the list and the details of $name announce idempotency and the same orders and filters',
    async (module) => {
      const announcements = await announcementsOf(module)
      const [ofList] = announcements
      expect(ofList).toMatchObject({ sort: expect.any(Array), idempotency: true })
      expect(announcements).toEqual(announcements.map(() => ofList))
    },
  )
})
