import { beforeEach, expect, test } from 'vitest'
import { detailsQuery } from '@/api/queries'
import { createQueryClient } from '@/api/query-client'
import { patchOf } from '@/api/requests'
import { balanceOf } from '@/domain/balance'
import { cancelMutation, refundableParts } from '@/features/orders/cancellation'
import { orderResource } from '@/features/orders/resource'
import { withoutIsolates } from '@/lib/isolate'
import { drainToasts } from '@/lib/toast'
import { getSession, startSession } from '@/memory/session'
import { ada } from '../support/render-app'
import { json } from './fault-responses'
import { serveFaults } from './fault-server'

// Cancels and refunds orders over real HTTP, without a page, while the second request fails.

const PAID = 'ord-009'
const PAID_TWICE = 'ord-024'
const REFUND = /^POST \/api\/crm\/order\/[^/]+\/refund$/

const request = patchOf(orderResource)('Order canceled', (reason) => ({
  status: 'canceled',
  reason,
}))

const api = serveFaults()
let db: ReturnType<typeof api.restart>
beforeEach(() => {
  db = api.restart()
  db.tokens.add('a-token')
  startSession(ada, 'a-token')
})

/** Cancels an order and refunds all of it. Returns the texts of the toasts. */
async function cancel(id: string) {
  const client = createQueryClient()
  const { record } = await client.query(detailsQuery(orderResource, id))
  const variables = {
    record: { id, name: record.orderId ?? id },
    reason: 'Customer asked',
    parts: refundableParts(record),
    responsible: 'restaurant',
  }
  await client
    .getMutationCache()
    .build(client, cancelMutation(request))
    .execute(variables)
    .catch(() => undefined)
  return drainToasts().map(({ text }) => withoutIsolates(text).replace('\n', ' | '))
}

/** The status of an order, and what it has refunded. */
const stateOf = (id: string) => {
  const { status, refunds = [] } = db.orders.find(id) ?? {}
  return [status, refunds.map(({ amount }) => amount)]
}

test('a cancellation and its refund are both done', async () => {
  const total = db.orders.find(PAID)?.totalPrice ?? 0
  expect(await cancel(PAID)).toEqual([
    expect.stringMatching(/^Order canceled \| ORD-\d+\. Refund of ₦[\d,]+\.00 started$/),
  ])
  expect(stateOf(PAID)).toEqual(['canceled', [total]])
})

test('a refused refund leaves the order canceled, and says why', async () => {
  api.fail(REFUND, json(502, { message: 'Paystack is down' }))
  expect(await cancel(PAID)).toEqual(['Order canceled. The refund failed: Paystack is down'])
  expect(stateOf(PAID)).toEqual(['canceled', []])
})

test('of two refunds, one of which fails, the other one is done and the failed one named', async () => {
  const total = db.orders.find(PAID_TWICE)?.totalPrice ?? 0
  let refunds = 0
  api.fail(REFUND, (response, received) => {
    refunds += 1
    if (refunds === 1) return json(503, { message: 'Paystack is down' })(response, received)
    return undefined
  })
  expect(await cancel(PAID_TWICE)).toEqual([
    expect.stringMatching(/^Order canceled\. The refund of ₦[\d,]+\.00 failed: Paystack is down$/),
  ])
  expect(stateOf(PAID_TWICE)).toEqual(['canceled', [total]])
})

test('a refund whose response is lost is done once, and said to be started', async () => {
  const total = db.orders.find(PAID)?.totalPrice ?? 0
  api.loseResponse(REFUND)
  expect(await cancel(PAID)).toEqual([
    expect.stringMatching(/^Order canceled \| ORD-\d+\. Refund of ₦[\d,]+\.00 started$/),
  ])
  expect(stateOf(PAID)).toEqual(['canceled', [total]])
})

test('a refund that does not arrive is not said to be started, nor to have failed', async () => {
  api.fail(REFUND, (response) => void response.destroy())
  expect(await cancel(PAID)).toEqual([
    'Order canceled. No response to the refund arrived, so it may have been started.',
  ])
  expect(stateOf(PAID)).toEqual(['canceled', []])
})

test('a cancellation whose response is lost is followed by its refund', async () => {
  const total = db.orders.find(PAID)?.totalPrice ?? 0
  api.loseResponse(/^PATCH/)
  expect(await cancel(PAID)).toEqual([
    expect.stringMatching(/^Order canceled \| ORD-\d+\. Refund of ₦[\d,]+\.00 started$/),
  ])
  expect(stateOf(PAID)).toEqual(['canceled', [total]])
})

test('a cancellation that does not arrive refunds nothing', async () => {
  api.fail(/^PATCH/, (response) => void response.destroy())
  expect(await cancel(PAID)).toEqual([expect.stringContaining('it may have been done')])
  expect(stateOf(PAID)).toEqual(['ready', []])
})

test('a refused cancellation refunds nothing', async () => {
  api.fail(/^PATCH/, json(422, { message: 'The driver is at the door' }))
  expect(await cancel(PAID)).toEqual(['The driver is at the door'])
  expect(stateOf(PAID)).toEqual(['ready', []])
})

test('a session that ends before the refund ends the session, and leaves the order canceled', async () => {
  api.fail(REFUND, json(401, { message: 'Token expired' }))
  await cancel(PAID)
  expect(getSession()).toBeNull()
  expect(stateOf(PAID)).toEqual(['canceled', []])
})

test('an order of a backend with the old fields can be refunded without the name of a payment', async () => {
  const transaction = { id: 't-1', reference: 'TXN-1', status: 'successful' }
  const refund = { amount: 500, status: 'processed', reason: 'Late', responsible: 'customer' }
  const order = { id: 'o-1', totalPrice: '6500', paymentMethod: 'card', transaction, refund }
  api.fail(/^GET \/api\/crm\/order\/o-1$/, json(200, { data: { order } }))
  const { record } = await createQueryClient().query(detailsQuery(orderResource, 'o-1'))
  expect(balanceOf(record)).toMatchObject({
    isPaid: true,
    left: 6000,
    excess: 0,
    choices: [{ left: 6000, named: {} }],
  })
})
