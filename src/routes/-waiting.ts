import { listDefaults } from '@/api/list'
import { TICKET_LATE_AFTER_HOURS } from '@/domain/lateness'
import { waiting, type Waiting } from '@/features/dashboard/waiting'
import { driverResource } from '@/features/drivers/resource'
import { companyResource } from '@/features/logistics/resource'
import { orderResource } from '@/features/orders/resource'
import { payoutResource } from '@/features/payouts/resource'
import { restaurantResource } from '@/features/restaurants/resource'
import { ticketResource } from '@/features/tickets/resource'
import { vendorResource } from '@/features/vendors/resource'
import { moduleOf } from '@/modules'

const orders = listDefaults(orderResource)
const payouts = listDefaults(payoutResource)
const tickets = listDefaults(ticketResource)

const orderModule = moduleOf(orderResource)
const payoutModule = moduleOf(payoutResource)

const DAY = 24

const pending = {
  label: 'Orders pending',
  badge: 'pending',
  lateAfter: 0.25,
  search: { ...orders, status: 'pending' },
} as const

/** Shares its request with the count below of a backend without the queue of late orders. */
export const pendingOrders = waiting(orderModule, orderResource, 'statusAt', [pending])

/** What waits for somebody every day. `lateAfter` is this console's proposal. */
export const dailyWork: readonly Waiting[] = [
  waiting(orderModule, orderResource, 'statusAt', [
    { label: 'Orders late', badge: 'late', lateAfter: 0, search: { ...orders, queue: 'late' } },
    pending,
  ]),
  waiting(orderModule, orderResource, 'statusAt', [
    {
      label: 'Orders without a driver',
      lateAfter: 0.25,
      search: { ...orders, queue: 'no_driver' },
    },
  ]),
  waiting(orderModule, orderResource, 'createdAt', [
    { label: 'Orders paid twice', lateAfter: DAY, search: { ...orders, queue: 'paid_twice' } },
  ]),
  // An order does not say when its refund was asked for.
  waiting(
    orderModule,
    orderResource,
    [],
    [{ label: 'Refunds asked', lateAfter: DAY, search: { ...orders, queue: 'refund_asked' } }],
  ),
  waiting(payoutModule, payoutResource, 'createdAt', [
    {
      label: 'Payouts requested',
      badge: 'requested',
      lateAfter: 7 * DAY,
      search: { ...payouts, status: 'requested' },
    },
  ]),
  waiting(payoutModule, payoutResource, 'createdAt', [
    { label: 'Payouts to check', lateAfter: 7 * DAY, search: { ...payouts, queue: 'check' } },
  ]),
  waiting(payoutModule, payoutResource, 'createdAt', [
    {
      label: 'Payouts failed or reversed',
      lateAfter: 3 * DAY,
      search: { ...payouts, queue: 'problem' },
    },
    { label: 'Payouts failed', lateAfter: 3 * DAY, search: { ...payouts, status: 'failed' } },
  ]),
  waiting(
    moduleOf(ticketResource),
    ticketResource,
    ['lastMessageAt', 'updatedAt'],
    [
      {
        label: 'Tickets waiting',
        badge: 'waiting',
        lateAfter: TICKET_LATE_AFTER_HOURS,
        search: { ...tickets, queue: 'waiting' },
      },
      {
        label: 'Tickets open',
        badge: 'open',
        lateAfter: TICKET_LATE_AFTER_HOURS,
        search: { ...tickets, status: 'open' },
      },
    ],
  ),
]

/** Those who applied wait for a decision. */
export const applications: readonly Waiting[] = [
  waiting(moduleOf(vendorResource), vendorResource, 'createdAt', [
    {
      label: 'Vendors pending',
      badge: 'pending',
      lateAfter: 7 * DAY,
      search: { ...listDefaults(vendorResource), status: 'pending' },
    },
  ]),
  waiting(moduleOf(restaurantResource), restaurantResource, 'createdAt', [
    {
      label: 'Restaurants pending',
      badge: 'pending',
      lateAfter: 7 * DAY,
      search: { ...listDefaults(restaurantResource), status: 'pending' },
    },
  ]),
  waiting(moduleOf(driverResource), driverResource, 'createdAt', [
    {
      label: 'Drivers pending',
      badge: 'pending',
      lateAfter: 7 * DAY,
      search: { ...listDefaults(driverResource), status: 'pending' },
    },
  ]),
  waiting(moduleOf(companyResource), companyResource, 'createdAt', [
    {
      label: 'Companies pending',
      badge: 'pending',
      lateAfter: 7 * DAY,
      search: { ...listDefaults(companyResource), status: 'pending' },
    },
  ]),
]

/** The dashboard shows all of them, and the menu some of the counts. */
export const waitingLists = [...dailyWork, ...applications]
