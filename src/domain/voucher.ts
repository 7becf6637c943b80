import type * as v from 'valibot'
import { choices } from './choices.ts'
import { fields } from './field.ts'
import { optionalTimestamp, optionalNaira, optionalText, withId } from './response-fields.ts'
import { statuses } from './status.ts'

export const voucherStatus = statuses(
  [
    ['unclaimed', 'blue'],
    ['claimed', 'green'],
    ['used', 'purple'],
    ['expired', 'red'],
  ],
  { unknown: 'verbatim' },
)

export const voucherType = choices([
  ['voucher', 'Discount'],
  ['free_delivery', 'Free Delivery'],
  'invalid',
])

export const voucherRowSchema = withId({
  title: optionalText,
  code: optionalText,
  type: optionalText,
  amount: optionalNaira,
  status: optionalText,
  createdAt: optionalTimestamp,
})
export type VoucherRow = v.InferOutput<typeof voucherRowSchema>

export const voucherRowFields = fields<VoucherRow>()({
  title: {
    label: 'Voucher',
    kind: 'text',
    isVerbatim: true,
    get: ({ title, code }) => title ?? code,
  },
  amount: { label: 'Amount', kind: 'naira' },
  status: { label: 'Status', kind: 'status', statuses: voucherStatus },
  createdAt: { label: 'Created', kind: 'timestamp' },
})
