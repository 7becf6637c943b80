import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { voucherDialogSchema } from '@/features/vouchers/dialogs'
import { newVoucherValues } from '@/features/vouchers/form/voucher-form-schema'
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

describe('the dialog that is kept when a session ends', () => {
  const values = newVoucherValues()

  test.each([
    { kind: 'create' },
    { kind: 'create', user: 'bola@example.com', values },
    { kind: 'edit', voucher },
    { kind: 'edit', voucher, values },
    { kind: 'delete', voucher },
    { kind: 'bulk' },
    { kind: 'reward' },
    { kind: 'reward', values: { name: 'Detty', file: null } },
  ])('may be %j', (dialog) => {
    expect(v.parse(voucherDialogSchema, dialog)).toEqual(dialog)
  })

  test.each([
    {},
    { kind: '' },
    { kind: 'edit' },
    { kind: 'delete' },
    { kind: 'create', values: 7 },
  ])('is not %j', (dialog) => {
    expect(v.is(voucherDialogSchema, dialog)).toBe(false)
  })
})
