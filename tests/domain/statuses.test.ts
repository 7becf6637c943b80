import { expect, test } from 'vitest'
import { dishStatus } from '@/domain/dish'
import { orderStatus } from '@/domain/order'
import { partnerStatus } from '@/domain/partner'
import { payoutStatus } from '@/domain/payout'
import { restaurantStatus } from '@/domain/restaurant'
import type { Statuses } from '@/domain/status'
import { transactionStatus } from '@/domain/transaction'
import { voucherStatus } from '@/domain/voucher'
import { adminStatus } from '@/features/admins/resource'
import { cartStatus } from '@/features/carts/resource'
import { categoryStatus } from '@/features/categories/resource'
import { faqStatus } from '@/features/faq/resource'
import { notificationStatus } from '@/features/notifications/resource'
import { refundStatus } from '@/features/orders/resource'
import { otpStatus } from '@/features/otps/resource'
import { ticketStatus } from '@/features/tickets/resource'
import { userStatus } from '@/features/users/resource'

const displays: readonly (readonly [string, Statuses & { names: readonly string[] }, string])[] = [
  [
    'orders',
    orderStatus,
    'Unconfirmed dark-gray, Pending gray, Paid yellow, Preparing orange, Ready orange, On the way orange, Delivered green, Declined red, Canceled red',
  ],
  [
    'payouts',
    payoutStatus,
    'Requested yellow, Processing blue, Paid green, Declined red, Failed orange, Reversed purple',
  ],
  [
    'transactions',
    transactionStatus,
    'Success green, Pending yellow, Failed red, Reversed purple, Abandoned gray',
  ],
  ['vouchers', voucherStatus, 'Unclaimed blue, Claimed green, Used purple, Expired red'],
  ['tickets', ticketStatus, 'Open orange, In progress blue, Closed gray'],
  ['carts', cartStatus, 'Active blue, Abandoned orange, Ordered green'],
  ['dishes', dishStatus, 'Available green, Sold out orange, Hidden gray'],
  ['restaurants', restaurantStatus, 'Pending yellow, Open green, Closed gray, Suspended red'],
  ['partners', partnerStatus, 'Pending yellow, Active green, Suspended red'],
  ['users', userStatus, 'Active green, Blocked red'],
  ['admins', adminStatus, 'Active green, Invited yellow, Disabled gray'],
  ['codes', otpStatus, 'Pending yellow, Used green, Expired gray, Failed red'],
  ['notifications', notificationStatus, 'Sending blue, Sent green, Failed red'],
  ['refunds', refundStatus, 'Pending yellow, Processing blue, Processed green, Failed red'],
  ['categories', categoryStatus, 'Active green, Hidden gray'],
  ['questions', faqStatus, 'Published green, Draft gray'],
]

test.each(displays)('the statuses of %s have these labels and colors', (_name, all, known) => {
  const shown = all.names.map((name) => {
    const { label, color } = all.describe(name)
    return `${label} ${color}`
  })
  expect(shown.join(', ')).toBe(known)
})

test('the words that Flutterwave has for a payment have the labels of Paystack', () => {
  expect(transactionStatus.describe('successful').label).toBe('Success')
  expect(transactionStatus.describe('ONGOING').label).toBe('Pending')
})
