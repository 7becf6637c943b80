import { expect, test } from 'vitest'
import { orderStatus } from '@/domain/order'
import { isAssignable, isPaid, refundable } from '@/features/orders/rules'

test.each([
  ['delivered', true],
  ['DECLINED', true],
  ['canceled', true],
  ['on the way', false],
  [null, false],
])('an order that is %j has come to an end: %j', (status, expected) => {
  expect(orderStatus.isFinal({ status })).toBe(expected)
})

test.each([
  ['preparing', 'delivery', true],
  ['preparing', null, true],
  ['preparing', 'pickup', false],
  ['canceled', 'delivery', false],
])(
  'a driver can be assigned to an order that is %s for %s: %j',
  (status, deliveryType, expected) => {
    expect(isAssignable({ status, deliveryType })).toBe(expected)
  },
)

test.each([
  ['success', true],
  ['successful', true],
  ['SUCCESS', true],
  ['unsuccessful', false],
  ['pending', false],
  [null, false],
])('a payment that is %j has arrived: %j', (status, expected) => {
  const transaction = { id: 't', name: null, image: null, reference: null, status }
  expect(isPaid({ transaction })).toBe(expected)
  expect(isPaid({ transaction: null })).toBe(false)
})

const refund = { amount: 1500, status: 'processed', reason: null, responsible: null }

test.each([
  [6500, null, 6500],
  [6500, refund, 5000],
  [6500, { ...refund, status: 'failed' }, 6500],
  [1000, refund, 0],
  [null, null, 0],
  // 0.3 - 0.1 is 0.19999999999999998.
  [0.3, { ...refund, amount: 0.1 }, 0.2],
])('of %j, after the refund %j, %j can be refunded', (totalPrice, given, expected) => {
  expect(refundable({ totalPrice, refund: given })).toBe(expected)
})
