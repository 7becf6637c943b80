import * as v from 'valibot'
import { expect, test } from 'vitest'
import { voucherStatus } from '@/domain/voucher'
import { statusLabel, typeLabel, voucherName } from '@/features/vouchers/labels'
import { voucherSchema } from '@/features/vouchers/resource'

const voucher = v.parse(voucherSchema, { id: 'v1' })

test.each([
  ['unclaimed', 'Unclaimed', 'blue'],
  ['claimed', 'Claimed', 'green'],
  ['used', 'Used', 'purple'],
  ['expired', 'Expired', 'red'],
  ['frozen', 'frozen', 'gray'],
  ['all', 'all', 'gray'],
])('the voucher status %s has the label %s and the color %s', (status, label, color) => {
  expect(statusLabel(status)).toBe(label)
  expect(voucherStatus.describe(status)).toMatchObject({ label, color })
})

test.each([
  ['voucher', 'Discount'],
  ['free_delivery', 'Free Delivery'],
  ['invalid', 'Invalid'],
  ['gift', 'gift'],
  ['all', 'all'],
])('the voucher type %s has the label %s', (type, label) => {
  expect(typeLabel(type)).toBe(label)
})

test.each([
  [{ title: 'Jollof Friday', code: 'JOLLOF' }, 'Jollof Friday'],
  [{ title: '', code: 'JOLLOF' }, 'JOLLOF'],
  [{}, 'v1'],
])('a voucher with %j has the display name %s', (fields, name) => {
  expect(voucherName({ ...voucher, ...fields })).toBe(name)
})
