import * as v from 'valibot'
import { voucherResource } from '@/features/vouchers/resource'

/** A voucher with a value in every field, to vary. */
export const jollofFriday = v.parse(voucherResource.record, {
  id: 'v1',
  title: 'Jollof Friday',
  type: 'voucher',
  amount: 1500.5,
  code: 'JOLLOF',
  user: 'ada@example.com',
  expiryDate: '2027-03-01',
  claimable: true,
  multiple: false,
  status: 'used',
  createdAt: '2026-11-21T09:05:00Z',
})
