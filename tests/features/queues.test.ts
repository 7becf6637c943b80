import { expect, test } from 'vitest'
import { orderQueues } from '@/features/orders/fields'
import { payoutQueues } from '@/features/payouts/fields'
import { ticketQueues } from '@/features/tickets/fields'
import { createDb } from '../../src/mock-api/db'

const ADA = 'adm-1'
const ada = { id: ADA }
const ngozi = { id: 'adm-2' }

test('an order without a driver waits for one from the payment until it is under way', () => {
  const statuses = ['pending', 'paid', 'preparing', 'ready', 'on the way', 'delivered', 'canceled']
  const waits = (order: { deliveryType: string; driver: object | null }) =>
    statuses.filter((status) => orderQueues.no_driver({ status, ...order }))
  expect(waits({ deliveryType: 'delivery', driver: null })).toEqual(['paid', 'preparing', 'ready'])
  expect(waits({ deliveryType: 'delivery', driver: ngozi })).toEqual([])
  expect(waits({ deliveryType: 'pickup', driver: null })).toEqual([])
})

test('an order in preparation is late after 30 minutes', () => {
  const now = Date.parse('2026-02-07T09:00:00Z')
  const isLate = (statusAt: string, status = 'preparing') =>
    orderQueues.late({ status, statusAt }, now)
  expect(isLate('2026-02-07T08:31:00Z')).toBe(false)
  expect(isLate('2026-02-07T08:29:00Z')).toBe(true)
  expect(isLate('2026-02-07T08:29:00Z', 'delivered')).toBe(false)
})

const paid = (amount: number | null, status = 'success', refunded: number | null = null) => ({
  id: `txn-${status}-${amount}-${refunded}`,
  reference: null,
  channel: 'card',
  at: null,
  amount,
  status,
  refunded,
})
const order = {
  status: 'delivered',
  totalPrice: 6500.5,
  paymentMethod: 'card',
  refunds: null,
  transaction: null,
  refund: null,
}

test.each([
  [true, 'two payments', [paid(6500.5), paid(6500.5)]],
  [
    true,
    'two payments, and a part of the second one given back',
    [paid(6500.5), paid(6500.5, 'success', 6500.49)],
  ],
  [
    false,
    'two payments, and the second one given back',
    [paid(6500.5), paid(6500.5, 'success', 6500.5)],
  ],
  [false, 'two halves', [paid(3250.25), paid(3250.25)]],
  [false, 'one payment that is too much', [paid(7000)]],
  [false, 'a second payment that has not arrived', [paid(6500.5), paid(6500.5, 'pending')]],
  [false, 'amounts that are unknown', [paid(null), paid(null)]],
  [false, 'no payments', null],
])('paid twice is %j for an order with %s', (isPaidTwice, _, payments) => {
  expect(orderQueues.paid_twice({ ...order, payments })).toBe(isPaidTwice)
})

test('a canceled order is not paid twice, because everything has to be given back', () => {
  const payments = [paid(6500.5), paid(6500.5)]
  expect(orderQueues.paid_twice({ ...order, status: 'canceled', payments })).toBe(false)
})

test('an order with an open request for a refund is in the queue of refunds that were asked for', () => {
  expect(orderQueues.refund_asked({ refundRequest: null })).toBe(false)
  expect(orderQueues.refund_asked({ refundRequest: {} })).toBe(true)
})

test('the mock API has orders that were paid twice, today too, until the second payment is refunded', () => {
  const { orders } = createDb(0, new Date('2026-11-21T09:00:00Z'))
  const idsIn = (params: object) =>
    orders.list({ queue: 'paid_twice', limit: 100, ...params }).rows.map(({ id }) => id)
  expect(idsIn({})).toEqual(['ord-021', 'ord-024', 'ord-032', 'ord-058'])
  expect(idsIn({ from: '2026-11-21', to: '2026-11-21' })).toEqual(['ord-021', 'ord-024', 'ord-032'])
  const { payments = [] } = orders.find('ord-021') ?? {}
  const [, { id = '', amount = 0 } = {}] = payments
  const given = { reason: 'Paid twice', responsible: 'platform', at: '', status: 'pending' }
  const by = { id: ADA, name: 'Ada Obi', type: 'admin' }
  orders.patch('ord-021', { refunds: [{ id: 'r', amount, payment: id, by, ...given }] })
  expect(idsIn({})).toEqual(['ord-024', 'ord-032', 'ord-058'])
})

test('payouts that failed or came back are problems', () => {
  const statuses = ['requested', 'processing', 'paid', 'declined', 'failed', 'reversed']
  expect(statuses.filter((status) => payoutQueues.problem({ status }))).toEqual([
    'failed',
    'reversed',
  ])
})

test('a requested payout waits for every administrator who has not approved it', () => {
  const waits = (by: { id: string }[], status = 'requested') =>
    payoutQueues.for_me({ status, approvals: by.map((admin) => ({ by: admin })) }, ADA)
  expect(payoutQueues.for_me({ status: 'requested' }, ADA)).toBe(true)
  expect(waits([])).toBe(true)
  expect(waits([ngozi])).toBe(true)
  expect(waits([ngozi, ada])).toBe(false)
  expect(waits([], 'paid')).toBe(false)
})

test('payouts to check are requested and have something to look at, whoever else has the account', () => {
  const account = { bankName: 'GTBank', accountName: 'BUKA', accountNumber: '••••••4579' }
  const payout = { status: 'requested', payee: { id: 'ven-1', name: 'Buka' }, account }
  expect(payoutQueues.check(payout)).toBe(false)
  expect(payoutQueues.check({ ...payout, account: null })).toBe(true)
  expect(payoutQueues.check({ ...payout, approvalsNeeded: 2 })).toBe(true)
  expect(payoutQueues.check({ ...payout, status: 'failed', account: null })).toBe(false)
  const shared = { ...payout, hasSameAccount: true }
  expect(payoutQueues.check(shared)).toBe(true)
  expect(payoutQueues.same_account(payout)).toBe(false)
  expect(payoutQueues.same_account(shared)).toBe(true)
  // It can be sent again.
  expect(payoutQueues.same_account({ ...shared, status: 'failed' })).toBe(true)
  expect(payoutQueues.same_account({ ...shared, status: 'paid' })).toBe(false)
})

test('the mock API finds accounts that several payees have, on all pages', () => {
  const { payouts } = createDb(0, new Date('2026-11-21T09:00:00Z'))
  const idsIn = (queue: string) => payouts.list({ queue, limit: 100 }).rows.map(({ id }) => id)
  expect(idsIn('same_account').toSorted()).toEqual(['pay-003', 'pay-030'])
  expect(idsIn('check')).toEqual(
    expect.arrayContaining(['pay-002', 'pay-007', ...idsIn('same_account')]),
  )
  const statuses = payouts.list({ queue: 'check', limit: 100 }).rows.map(({ status }) => status)
  expect(new Set(statuses)).toEqual(new Set(['requested']))
})

test('a ticket is mine if I am assigned, and unassigned if nobody is and it is not closed', () => {
  expect(ticketQueues.mine({ assignee: ada }, ADA)).toBe(true)
  expect(ticketQueues.mine({ assignee: ngozi }, ADA)).toBe(false)
  expect(ticketQueues.mine({ assignee: null }, ADA)).toBe(false)
  const unassigned = ['open', 'in_progress', 'closed'].filter((status) =>
    ticketQueues.unassigned({ status, assignee: null }),
  )
  expect(unassigned).toEqual(['open', 'in_progress'])
  expect(ticketQueues.unassigned({ status: 'open', assignee: ngozi })).toBe(false)
})

test('a ticket waits for us if the requester wrote last and it is not closed', () => {
  const waits = (status: string, lastMessageBy: string | null) =>
    ticketQueues.waiting({ status, lastMessageBy })
  expect(waits('open', 'requester')).toBe(true)
  expect(waits('in_progress', 'REQUESTER')).toBe(true)
  expect(waits('open', 'admin')).toBe(false)
  expect(waits('open', null)).toBe(false)
  expect(waits('closed', 'requester')).toBe(false)
})
