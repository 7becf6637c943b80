import * as v from 'valibot'
import { beforeAll, expect, test } from 'vitest'
import { SESSION_TAG } from '../../src/contract/operation'
import { operations } from '../../src/contract/operations'
import { readExamples } from '../../src/mock-api/examples'
import { startApi } from './api'

const party = v.object({
  id: v.optional(v.string()),
  name: v.optional(v.string()),
  type: v.string(),
})
const entry = v.object({
  at: v.string(),
  by: v.optional(party),
  event: v.optional(v.string()),
  status: v.optional(v.string()),
  text: v.optional(v.string()),
  reason: v.optional(v.string()),
})
const activitySchema = v.array(
  v.object({
    at: v.string(),
    event: v.string(),
    text: v.string(),
    record: v.object({ type: v.string(), id: v.string(), name: v.string() }),
  }),
)

type Api = ReturnType<typeof startApi>

async function historyOf(api: Api, noun: string, id: string, field = 'history') {
  const { [field]: entries } = await api.details(noun, id)
  return v.parse(v.array(entry), entries)
}

async function activityOf(api: Api, id = 'adm-1') {
  const { adminActivity } = await api.details('admin', id)
  return v.parse(activitySchema, adminActivity)
}

interface List {
  all: () => readonly { id: string; status: string }[]
}
const withStatus = (list: List, status: string) =>
  list.all().find((one) => one.status === status)?.id ?? ''

/** The record of each request that needs one in a certain state. Others have the first record. */
const records: Readonly<Record<string, (db: Api['db']) => string>> = {
  changeRestaurant: ({ restaurants }) => withStatus(restaurants, 'open'),
  changeDriver: ({ drivers }) => withStatus(drivers, 'active'),
  changeAdmin: () => 'adm-4',
  changeTicket: () => 'tck-001',
  replyToTicket: () => 'tck-001',
  resendOtp: () => 'otp-002',
  inviteAdminAgain: ({ admins }) => withStatus(admins, 'invited'),
  refundOrder: ({ orders }) =>
    orders.all().find(({ payments }) => payments[0]?.status === 'success')?.id ?? '',
  verifyTransaction: () => 'txn-ord-025-transfer',
  deleteCategory: () => 'cat-empty',
}

let examples: Awaited<ReturnType<typeof readExamples>>
beforeAll(async () => {
  examples = await readExamples()
})

const writes = operations.filter(({ method, tag }) => method !== 'GET' && tag !== SESSION_TAG)

test.each(writes)('$id is in the activity of the administrator', async ({ id, method, path }) => {
  const api = startApi()
  const [category] = api.db.categories.all()
  if (category) api.db.categories.add({ ...category, id: 'cat-empty', name: 'Nothing in it' })
  const before = await activityOf(api)
  const list = path.split('/')[2] ?? ''
  const first = await api.call('GET', `/crm/${list}?limit=1`)
  const body = JSON.stringify(await first.json())
  const recordId = records[id]?.(api.db) ?? /"_?id":"([^"]+)"/.exec(body)?.[1] ?? ''
  const voucherIds = api.db.list({ limit: 2 }).vouchers.map((voucher) => voucher.id)
  const example = examples.requests[id]
  const sent = id === 'updateVouchers' ? { type: 'expire', vouchers: voucherIds } : example
  const response = await api.call(method, path.replace('{id}', recordId), sent)
  expect(response.ok ? '' : await response.text()).toBe('')
  const [latest, ...others] = await activityOf(api)
  expect(others).toEqual(before.slice(0, 49))
  expect(latest?.text).toMatch(/./)
  const isOfRecord = path.includes('{id}')
  expect(isOfRecord ? latest?.record.id : recordId).toBe(recordId)
})

test('a change is in the history of its record, by the administrator of the token', async () => {
  const api = startApi()
  const signIn = { email: 'tunde@example.com', password: 'jollof-rice' }
  const { data } = v.parse(
    v.object({ data: v.object({ token: v.string() }) }),
    await (await api.call('POST', '/auth/login', signIn)).json(),
  )
  const reason = 'Customer asked'
  await api.call('PATCH', '/crm/order/ord-001', { status: 'canceled', reason }, data.token)
  const history = await historyOf(api, 'order', 'ord-001')
  const timeline = await historyOf(api, 'order', 'ord-001', 'orderTimeline')
  expect(history.at(-1)).toEqual({
    at: timeline.at(-1)?.at,
    by: { id: 'adm-2', name: 'Tunde Bakare', type: 'admin' },
    event: 'canceled',
    reason,
  })
  expect((await activityOf(api, 'adm-2'))[0]).toMatchObject({
    text: 'Canceled',
    record: { type: 'order', id: 'ord-001' },
  })
})

test('what changes together with a record has a history too, and is not in the activity', async () => {
  const api = startApi()
  const restaurant = api.db.restaurants.all().find(({ status }) => status === 'open')
  const vendorId = restaurant?.vendor?.id ?? ''
  const reason = 'Papers not valid'
  await api.call('PATCH', `/crm/vendor/${vendorId}`, { status: 'suspended', reason })
  const [latest] = await activityOf(api)
  expect(latest?.record).toMatchObject({ type: 'vendor', id: vendorId })
  const history = await historyOf(api, 'restaurant', restaurant?.id ?? '')
  expect(history.at(-1)).toMatchObject({ event: 'suspended', reason: 'Its vendor is suspended' })
})

test('a refunded order tells from the start who refunded it, after it was canceled', async () => {
  const api = startApi()
  const refunded = api.db.orders.all().find(({ refunds }) => refunds.length === 1)
  const id = refunded?.id ?? ''
  const refund = (await historyOf(api, 'order', id)).find(({ event }) => event === 'refunded')
  expect(refund?.text).toMatch(/^Refund: ₦[\d,]+\.00, borne by the \w+$/)
  expect(refund?.by?.type).toBe('admin')
  const timeline = await historyOf(api, 'order', id, 'orderTimeline')
  expect(refund?.at.localeCompare(timeline.at(-1)?.at ?? '')).toBe(1)
})

test('the history of a payout has the times of its statuses', async () => {
  const api = startApi()
  const times = async (field: string) =>
    (await historyOf(api, 'payout', 'pay-010', field)).map(({ at }) => at)
  expect(await times('history')).toEqual((await times('payoutHistory')).slice(1))
})
