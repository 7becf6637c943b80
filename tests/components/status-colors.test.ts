import { expect, test } from 'vitest'
import type { StatusDisplay } from '@/components/ui/status'
import { dishStatus } from '@/domain/dish-status'
import { orderStatus } from '@/domain/order-status'
import { partnerStatus } from '@/domain/partner-status'
import { payoutStatus } from '@/domain/payout-status'
import { restaurantStatus } from '@/domain/restaurant-status'
import { transactionStatus } from '@/domain/transaction-status'
import { voucherStatus } from '@/domain/voucher-status'
import { adminStatus } from '@/features/admins/labels'
import { cartStatus } from '@/features/carts/labels'
import { categoryStatus } from '@/features/categories/labels'
import { faqStatus } from '@/features/faq/labels'
import { notificationStatus } from '@/features/notifications/labels'
import { refundStatus } from '@/features/orders/labels'
import { otpStatus } from '@/features/otps/labels'
import { ticketStatus } from '@/features/tickets/labels'
import { userStatus } from '@/features/users/labels'

const displays: readonly (readonly [string, StatusDisplay, string])[] = [
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
    'Success green, Success green, Pending yellow, Pending yellow, Failed red, Reversed purple, Abandoned gray',
  ],
  ['vouchers', voucherStatus, 'Unclaimed blue, Claimed green, Used purple, Expired red'],
  ['tickets', ticketStatus, 'Open orange, In progress blue, Closed gray'],
  ['carts', cartStatus, 'Active blue, Abandoned orange, Ordered green'],
  ['dishes', dishStatus, 'Available green, Sold out orange, Hidden gray'],
  ['restaurants', restaurantStatus, 'Open green, Closed gray, Pending yellow, Suspended red'],
  ['partners', partnerStatus, 'Pending yellow, Active green, Suspended red'],
  ['users', userStatus, 'Active green, Blocked red'],
  ['admins', adminStatus, 'Active green, Invited yellow, Disabled gray'],
  ['codes', otpStatus, 'Pending yellow, Used green, Expired gray, Failed red'],
  ['notifications', notificationStatus, 'Sent green, Sending blue, Failed red'],
  ['refunds', refundStatus, 'Pending yellow, Processing blue, Processed green, Failed red'],
  ['categories', categoryStatus, 'Active green, Hidden gray'],
  ['questions', faqStatus, 'Published green, Draft gray'],
]

test.each(displays)(
  'the statuses of %s have these labels and colors',
  (_name, { labels }, known) => {
    const shown = Object.values(labels).map(([label, color]) => `${label} ${color}`)
    expect(shown.join(', ')).toBe(known)
  },
)
