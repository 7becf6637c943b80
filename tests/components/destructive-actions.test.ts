import * as v from 'valibot'
import { expect, test } from 'vitest'
import type { RecordActions } from '@/components/actions/record-action'
import { adminActions } from '@/features/admins/actions'
import { adminResource } from '@/features/admins/resource'
import { categoryActions } from '@/features/categories/actions'
import { categoryResource } from '@/features/categories/resource'
import { driverActions } from '@/features/drivers/actions'
import { driverResource } from '@/features/drivers/resource'
import { faqActions } from '@/features/faq/actions'
import { faqResource } from '@/features/faq/resource'
import { companyActions } from '@/features/logistics/actions'
import { companyResource } from '@/features/logistics/resource'
import { dishActions } from '@/features/menus/actions'
import { dishResource } from '@/features/menus/resource'
import { orderActions } from '@/features/orders/actions'
import { orderResource } from '@/features/orders/resource'
import { payoutActions } from '@/features/payouts/actions'
import { payoutResource } from '@/features/payouts/resource'
import { restaurantActions } from '@/features/restaurants/actions'
import { restaurantResource } from '@/features/restaurants/resource'
import { ticketActions } from '@/features/tickets/actions'
import { ticketResource } from '@/features/tickets/resource'
import { userActions } from '@/features/users/actions'
import { userResource } from '@/features/users/resource'
import { vendorActions } from '@/features/vendors/actions'
import { vendorResource } from '@/features/vendors/resource'
import { voucherActions } from '@/features/vouchers/actions'
import { voucherResource } from '@/features/vouchers/resource'

const record = { id: 'a-1', menuCount: 0 }

/** The actions on a record about which nothing else is known. */
const actions: [string, RecordActions][] = [
  ['admins', adminActions(v.parse(adminResource.record, record), ['support'], false)],
  ['categories', categoryActions(v.parse(categoryResource.record, record))],
  ['drivers', driverActions(v.parse(driverResource.record, record))],
  ['faq', faqActions(v.parse(faqResource.record, record))],
  ['logistics', companyActions(v.parse(companyResource.record, record))],
  ['menus', dishActions(v.parse(dishResource.record, record))],
  ['orders', orderActions(v.parse(orderResource.record, record))],
  ['payouts', payoutActions(v.parse(payoutResource.record, record))],
  ['restaurants', restaurantActions(v.parse(restaurantResource.record, record))],
  ['tickets', ticketActions(v.parse(ticketResource.record, record), null)],
  ['users', userActions(v.parse(userResource.record, record))],
  ['vendors', vendorActions(v.parse(vendorResource.record, record))],
  ['vouchers', voucherActions(v.parse(voucherResource.record, record))],
]

test('actions that end something, or take something away, are marked as destructive', () => {
  const destructive = actions.map(([name, all]) => [
    name,
    Object.values(all)
      .filter(({ isDestructive }) => isDestructive)
      .map(({ label }) => label),
  ])
  expect(Object.fromEntries(destructive)).toEqual({
    admins: ['Disable'],
    categories: ['Delete'],
    drivers: ['Suspend'],
    faq: ['Delete'],
    logistics: ['Suspend'],
    menus: [],
    orders: ['Cancel order'],
    payouts: ['Decline'],
    restaurants: ['Suspend'],
    tickets: [],
    users: ['Block'],
    vendors: ['Suspend'],
    vouchers: ['Delete'],
  })
})
