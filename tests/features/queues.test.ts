import { expect, test } from 'vitest'
import { orderQueues } from '@/features/orders/fields'
import { payoutQueues } from '@/features/payouts/fields'
import { ticketQueues } from '@/features/tickets/fields'

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
