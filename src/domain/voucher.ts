import type * as v from 'valibot'
import { optionalTimestamp, optionalNaira, optionalText, withId } from '../api/response-fields.ts'
import { choices } from './choices.ts'
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
