import { expect, test } from 'vitest'
import { orderStatus } from '@/domain/order'
import { isAssignable } from '@/features/orders/fields'

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
