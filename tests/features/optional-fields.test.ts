import * as v from 'valibot'
import { expect, test } from 'vitest'
import type { Fields } from '@/domain/field'
import { cartFields } from '@/features/carts/fields'
import { cartResource } from '@/features/carts/resource'
import { driverFields } from '@/features/drivers/fields'
import { driverResource } from '@/features/drivers/resource'
import { dishFields } from '@/features/menus/fields'
import { dishResource } from '@/features/menus/resource'
import { notificationFields } from '@/features/notifications/fields'
import { notificationResource } from '@/features/notifications/resource'
import { orderFields } from '@/features/orders/fields'
import { orderResource } from '@/features/orders/resource'
import { payoutFields } from '@/features/payouts/fields'
import { payoutResource } from '@/features/payouts/resource'
import { restaurantFields } from '@/features/restaurants/fields'
import { restaurantResource } from '@/features/restaurants/resource'
import { transactionFields } from '@/features/transactions/fields'
import { transactionResource } from '@/features/transactions/resource'
import { userFields } from '@/features/users/fields'
import { userResource } from '@/features/users/resource'

/** A function that lists the fields that the details of a record omit if they have no value, unless they always do. */
function omitted<TRow>(
  fields: Fields<TRow>,
  schema: v.GenericSchema<unknown, TRow>,
): (record: object) => string[] {
  return (record) => {
    const row = v.parse(schema, { id: 'a-1', ...record })
    return Object.values(fields).flatMap(({ label, isOptional }) =>
      typeof isOptional === 'function' && isOptional(row) ? [label] : [],
    )
  }
}

const ofCart = omitted(cartFields, cartResource.record)
const ofDriver = omitted(driverFields, driverResource.record)
const ofDish = omitted(dishFields, dishResource.record)
const ofNotification = omitted(notificationFields, notificationResource.record)
const ofOrder = omitted(orderFields, orderResource.record)
const ofPayout = omitted(payoutFields, payoutResource.record)
const ofRestaurant = omitted(restaurantFields, restaurantResource.record)
const ofTransaction = omitted(transactionFields, transactionResource.record)
const ofUser = omitted(userFields, userResource.record)

const user = { id: 'usr-1' }
const driver = { id: 'drv-1' }
const transaction = { id: 't-1' }
const account = { bankName: 'GTBank' }

test.each([
  ['active cart', ofCart, { status: 'active' }, 'Order'],
  ['ordered cart', ofCart, { status: 'ORDERED' }, ''],
  ['pending driver', ofDriver, { status: 'pending', account }, 'Reason, Last seen, Current order'],
  [
    'driver by bicycle',
    ofDriver,
    { status: 'suspended', vehicleType: 'Bicycle', account },
    'Plate number, Current order',
  ],
  ['busy driver', ofDriver, { status: 'active', availability: 'busy', account }, 'Reason'],
  ['available dish', ofDish, { status: 'available' }, 'Reason'],
  ['hidden dish', ofDish, { status: 'hidden' }, ''],
  ['notification that is being sent', ofNotification, { status: 'sending' }, 'Delivered, Failed'],
  ['sent notification', ofNotification, { status: 'sent' }, ''],
  ['order for delivery', ofOrder, { user, driver, transaction, status: 'ready' }, 'Reason'],
  ['canceled order', ofOrder, { user, driver, transaction, status: 'canceled' }, 'Driver'],
  [
    'order to pick up',
    ofOrder,
    { user, transaction, deliveryType: 'Pickup' },
    'Driver, Reason, Driver’s phone, Address',
  ],
  [
    'order to pick up at an address',
    ofOrder,
    { user, transaction, deliveryType: 'pickup', address: { area: 'Yaba' } },
    'Driver, Reason, Driver’s phone',
  ],
  ['order of a guest', ofOrder, { user: null, driver, transaction }, 'Reason, Email, Phone'],
  ['order with a customer and a driver', ofOrder, { user, driver }, 'Reason'],
  [
    'requested payout',
    ofPayout,
    { status: 'requested', account },
    'Reference, Paid, Period, Decided, Decided by, Reason, Transaction',
  ],
  [
    'failed payout',
    ofPayout,
    { status: 'failed', account, period: {} },
    'Reference, Paid, Transaction',
  ],
  [
    'paid payout',
    ofPayout,
    { status: 'paid' },
    'Bank, Account name, Account number, Period, Reason',
  ],
  ['open restaurant', ofRestaurant, { status: 'open' }, 'Reason'],
  ['closed restaurant', ofRestaurant, { status: 'closed' }, ''],
  [
    'payment by card',
    ofTransaction,
    { type: 'Payment', channel: 'Card', status: 'success' },
    'Provider’s message, Payout',
  ],
  [
    'failed payment from a wallet',
    ofTransaction,
    { type: 'payment', channel: 'Wallet', status: 'failed' },
    'Provider reference, Provider, Card, Payout, Paid',
  ],
  [
    'payout',
    ofTransaction,
    { type: 'PAYOUT', channel: 'bank', status: 'pending' },
    'Customer, Order, Provider’s message, Card, Paid',
  ],
  ['transaction of any type', ofTransaction, {}, 'Customer, Provider’s message, Card, Paid'],
  [
    'user without orders',
    ofUser,
    { orderCount: 0, email: 'a@example.com', phone: '1' },
    'Last order, Reason',
  ],
  ['blocked user', ofUser, { orderCount: 1, status: 'blocked' }, 'Email verified, Phone verified'],
])('%s: the details omit what it cannot have', (_name, optionalOf, record, expected) => {
  expect(optionalOf(record).join(', ')).toBe(expected)
})
