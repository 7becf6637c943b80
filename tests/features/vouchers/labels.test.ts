import * as v from 'valibot'
import { expect, test } from 'vitest'
import { voucherStatus, voucherType } from '@/domain/voucher'
import { voucherName } from '@/features/vouchers/fields'
import { voucherResource } from '@/features/vouchers/resource'

const voucher = v.parse(voucherResource.record, { id: 'v1' })

test.each([
  ['unclaimed', 'Unclaimed', 'blue'],
  ['claimed', 'Claimed', 'green'],
  ['used', 'Used', 'purple'],
  ['expired', 'Expired', 'red'],
  ['frozen', 'frozen', 'gray'],
  ['all', 'all', 'gray'],
])('the voucher status %s has the label %s and the color %s', (status, label, color) => {
  expect(voucherStatus.describe(status)).toMatchObject({ label, color })
})

test.each([
  ['voucher', 'Discount'],
  ['free_delivery', 'Free Delivery'],
  ['invalid', 'Invalid'],
  ['gift', 'gift'],
  ['all', 'all'],
])('the voucher type %s has the label %s', (type, label) => {
  expect(voucherType.labelOf(type)).toBe(label)
})

test.each([
  [{ title: 'Jollof Friday', code: 'JOLLOF' }, 'Jollof Friday'],
  [{ title: '', code: 'JOLLOF' }, 'JOLLOF'],
  [{}, 'v1'],
])('a voucher with %j has the display name %s', (fields, name) => {
  expect(voucherName({ ...voucher, ...fields })).toBe(name)
})
