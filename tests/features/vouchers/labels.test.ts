import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import {
  orderStatusColor,
  orderStatusLabel,
  statusColor,
  statusLabel,
  typeLabel,
  voucherName,
} from '@/features/vouchers/labels'
import { voucherSchema } from '@/features/vouchers/schema'

const voucher = v.parse(voucherSchema, { id: 'v1' })

describe('a voucher', () => {
  test.each([
    ['unclaimed', 'Unclaimed', 'blue'],
    ['claimed', 'Claimed', 'green'],
    ['used', 'Used', 'purple'],
    ['expired', 'Expired', 'red'],
    ['frozen', 'frozen', 'gray'],
    ['all', 'all', 'gray'],
  ])('that is %s is called %s, in %s', (status, label, color) => {
    expect(statusLabel(status)).toBe(label)
    expect(statusColor(status)).toBe(color)
  })

  test.each([
    ['voucher', 'Discount'],
    ['free_delivery', 'Free Delivery'],
    ['invalid', 'Invalid'],
    ['gift', 'gift'],
    ['all', 'all'],
  ])('of the type %s is called %s', (type, label) => {
    expect(typeLabel(type)).toBe(label)
  })

  test.each([
    [{ title: 'Jollof Friday', code: 'JOLLOF' }, 'Jollof Friday'],
    [{ title: '', code: 'JOLLOF' }, 'JOLLOF'],
    [{}, 'v1'],
  ])('with %j is spoken of as %s', (fields, name) => {
    expect(voucherName({ ...voucher, ...fields })).toBe(name)
  })
})

test.each([
  ['canceled', 'Canceled', 'red'],
  ['Declined', 'Declined', 'red'],
  ['pending', 'Pending', 'gray'],
  ['DELIVERED', 'DELIVERED', 'green'],
  ['paid', 'Paid', 'yellow'],
  ['unconfirmed', 'Unconfirmed', 'dark-gray'],
  ['on the way', 'On the way', 'orange'],
])('an order that is %s is called %s, in %s', (status, label, color) => {
  expect(orderStatusLabel(status)).toBe(label)
  expect(orderStatusColor(status)).toBe(color)
})
