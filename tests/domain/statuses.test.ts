import { expect, test } from 'vitest'
import { dishStatus } from '@/domain/dish'
import { orderStatus } from '@/domain/order'
import { partnerStatus } from '@/domain/partner'
import { payoutStatus } from '@/domain/payout'
import { restaurantStatus } from '@/domain/restaurant'
import { transactionStatus } from '@/domain/transaction'
import { voucherStatus } from '@/domain/voucher'
import { statusTexts } from '../support/statuses'

const displays: readonly (readonly [string, Parameters<typeof statusTexts>[0], string])[] = [
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
  ['dishes', dishStatus, 'Available green, Sold out orange, Hidden gray'],
  [
    'restaurants',
    restaurantStatus,
    'Pending yellow, Open green, Closed gray, Suspended red, Declined red',
  ],
  ['partners', partnerStatus, 'Pending yellow, Active green, Suspended red, Declined red'],
]

test.each(displays)('the statuses of %s have these labels and colors', (_name, statuses, texts) => {
  expect(statusTexts(statuses)).toBe(texts)
})

test('the words that Flutterwave has for a payment have the labels of Paystack', () => {
  expect(transactionStatus.describe('successful').label).toBe('Success')
  expect(transactionStatus.describe('ONGOING').label).toBe('Pending')
})
