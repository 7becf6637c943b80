import { listDefaults } from '@/api/list'
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

/** What waits for somebody. The dashboard has a tile for each, and the menu some of the counts. */
export const waitingLists: readonly Waiting[] = [
  waiting(orderModule, orderResource, 'statusAt', [
    { label: 'Orders late', badge: 'late', search: { ...orders, queue: 'late' } },
    { label: 'Orders pending', badge: 'pending', search: { ...orders, status: 'pending' } },
  ]),
  waiting(orderModule, orderResource, 'statusAt', [
    { label: 'Orders without a driver', search: { ...orders, queue: 'no_driver' } },
  ]),
  waiting(payoutModule, payoutResource, 'createdAt', [
    { label: 'Payouts requested', badge: 'requested', search: { ...payouts, status: 'requested' } },
  ]),
  waiting(payoutModule, payoutResource, 'createdAt', [
    { label: 'Payouts failed or reversed', search: { ...payouts, queue: 'problem' } },
    { label: 'Payouts failed', search: { ...payouts, status: 'failed' } },
  ]),
  waiting(moduleOf(ticketResource), ticketResource, 'updatedAt', [
    { label: 'Tickets waiting', badge: 'waiting', search: { ...tickets, queue: 'waiting' } },
    { label: 'Tickets open', badge: 'open', search: { ...tickets, status: 'open' } },
  ]),
  waiting(moduleOf(vendorResource), vendorResource, 'createdAt', [
    {
      label: 'Vendors pending',
      badge: 'pending',
      search: { ...listDefaults(vendorResource), status: 'pending' },
    },
  ]),
  waiting(moduleOf(restaurantResource), restaurantResource, 'createdAt', [
    {
      label: 'Restaurants pending',
      badge: 'pending',
      search: { ...listDefaults(restaurantResource), status: 'pending' },
    },
  ]),
  waiting(moduleOf(driverResource), driverResource, 'createdAt', [
    {
      label: 'Drivers pending',
      badge: 'pending',
      search: { ...listDefaults(driverResource), status: 'pending' },
    },
  ]),
  waiting(moduleOf(companyResource), companyResource, 'createdAt', [
    {
      label: 'Companies pending',
      badge: 'pending',
      search: { ...listDefaults(companyResource), status: 'pending' },
    },
  ]),
]
