import * as v from 'valibot'
import { expect, test } from 'vitest'
import { isAssignable, orderStatus, portionKobo } from '@/domain/order'
import { orderActions } from '@/features/orders/actions'
import { itemObstacle, priceOfPortions } from '@/features/orders/refund-form'
import { orderResource } from '@/features/orders/resource'
import { orderSearchEntry } from '@/features/orders/search-entry'

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
  ['unconfirmed', false],
  ['pending', false],
  ['PAID', true],
  ['preparing', true],
  ['ready', true],
  ['on the way', true],
  ['waiting for rain', true],
])('the primary action of an order that is %s is to assign a driver: %j', (status, expected) => {
  const order = v.parse(orderResource.record, { id: 'o-1', status, driver: null })
  expect(orderActions(order).assign.isPrimary).toBe(expected)
  const held = v.parse(orderResource.record, { id: 'o-1', status, driver: { id: 'd-1' } })
  expect(orderActions(held).assign.isPrimary).toBe(false)
})

test.each([
  ['ORD-5284413', ['5284413']],
  ['5284413', ['5284413']],
  ['Order 2026-0012', ['20260012']],
  ['ORD-7K2', []],
  ['12AB', []],
  ['DRAFT', []],
  [null, []],
])('the order number %j is also found exactly by %j', (orderId, expected) => {
  const order = v.parse(orderResource.record, { id: 'o-1', orderId })
  expect(orderSearchEntry.describe(order).identifiers.slice(1)).toEqual(expected)
})

const item = (price: number | null, quantity: number | null, ...options: (number | null)[]) => ({
  menu: null,
  name: 'Jollof rice',
  price,
  quantity,
  note: null,
  options: options.map((each) => ({ name: 'Extra', price: each })),
})

test('a portion costs its price and that of its options, exact to the kobo', () => {
  expect(portionKobo(item(0.1, 1, 0.2))).toBe(30)
  expect(portionKobo(item(1234.56, 1, null, 99.99))).toBe(133_455)
  expect(portionKobo(item(null, 1, 200))).toBeNull()
  expect(portionKobo({ price: 5 })).toBe(500)
})

test('the price of chosen portions is that of so many of each item, at most those of the order', () => {
  const items = [item(0.1, 3, 0.2), item(1000, 2), item(null, 1), item(700, null), item(0, 1)]
  expect(priceOfPortions(items, {})).toBe(0)
  expect(priceOfPortions(items, { 0: 3 })).toBe(0.9)
  expect(priceOfPortions(items, { 0: 1, 1: 2 })).toBe(2000.3)
  expect(priceOfPortions(items, { 1: 9, 2: 1, 3: 1, 4: 1, 7: 1 })).toBe(2000)
  expect(items.map(itemObstacle)).toEqual([
    null,
    null,
    'Its price is not known',
    'Its quantity is not known',
    'It costs nothing',
  ])
})
