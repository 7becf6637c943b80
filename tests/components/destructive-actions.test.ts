import * as v from 'valibot'
import { expect, test } from 'vitest'
import type { RecordAction } from '@/components/actions/record-action'
import { adminActions } from '@/features/admins/actions'
import { adminList } from '@/features/admins/resource'
import { categoryActions } from '@/features/categories/actions'
import { categoryList } from '@/features/categories/resource'
import { driverActions } from '@/features/drivers/actions'
import { driverList } from '@/features/drivers/resource'
import { faqActions } from '@/features/faq/actions'
import { faqList } from '@/features/faq/resource'
import { companyActions } from '@/features/logistics/actions'
import { companyList } from '@/features/logistics/resource'
import { dishActions } from '@/features/menus/actions'
import { dishList } from '@/features/menus/resource'
import { orderActions } from '@/features/orders/actions'
import { orderList } from '@/features/orders/resource'
import { payoutActions } from '@/features/payouts/actions'
import { payoutList } from '@/features/payouts/resource'
import { restaurantActions } from '@/features/restaurants/actions'
import { restaurantList } from '@/features/restaurants/resource'
import { ticketActions } from '@/features/tickets/actions'
import { ticketList } from '@/features/tickets/resource'
import { userActions } from '@/features/users/actions'
import { userList } from '@/features/users/resource'
import { vendorActions } from '@/features/vendors/actions'
import { vendorList } from '@/features/vendors/resource'

const record = { id: 'a-1', menuCount: 0 }

/** The actions on a record about which nothing else is known. */
const actions: [string, readonly RecordAction[]][] = [
  ['admins', adminActions(v.parse(adminList.record, record), ['support'], false)],
  ['categories', categoryActions(v.parse(categoryList.record, record))],
  ['drivers', driverActions(v.parse(driverList.record, record))],
  ['faq', faqActions(v.parse(faqList.record, record))],
  ['logistics', companyActions(v.parse(companyList.record, record))],
  ['menus', dishActions(v.parse(dishList.record, record))],
  ['orders', orderActions(v.parse(orderList.record, record))],
  ['payouts', payoutActions(v.parse(payoutList.record, record))],
  ['restaurants', restaurantActions(v.parse(restaurantList.record, record))],
  ['tickets', ticketActions(v.parse(ticketList.record, record), null)],
  ['users', userActions(v.parse(userList.record, record))],
  ['vendors', vendorActions(v.parse(vendorList.record, record))],
]

test('actions that end something, or take something away, are marked as destructive', () => {
  const destructive = actions.map(([name, all]) => [
    name,
    all.filter(({ isDestructive }) => isDestructive).map(({ label }) => label),
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
  })
})
