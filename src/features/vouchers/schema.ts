import * as v from 'valibot'
import { enveloped } from '../../api/envelope.ts'
import { listPageSchema } from '../../api/list.ts'
import type { ModuleDefinition } from '../../api/resource.ts'
import { orderRowSchema } from '../../domain/records.ts'
import {
  optionalCount,
  optionalDay,
  optionalFlag,
  identified,
  optionalMoment,
  optionalNaira,
  rowsOf,
  optionalText,
} from '../../api/response-fields.ts'
import { statusOptions, typeOptions, voucherFilters } from './search.ts'

/** The maximum number of vouchers that "Select all" selects. */
export const MAX_SELECTED = 5000
export const NO_VOUCHERS = 'No vouchers selected'

const [, ...statuses] = statusOptions
export const voucherStatuses = statuses.map(([status]) => status)
const [, ...types] = typeOptions
export const voucherTypes = types.map(([type]) => type)

export const voucherSchema = identified({
  title: optionalText,
  type: optionalText,
  amount: optionalNaira,
  code: optionalText,
  user: optionalText,
  expiryDate: optionalDay,
  claimable: optionalFlag,
  multiple: optionalFlag,
  status: optionalText,
  createdAt: optionalMoment,
})
export type Voucher = v.InferOutput<typeof voucherSchema>

/** Sums over all vouchers that match the filters. They are part of a list response. */
export const voucherSums = {
  discountAmount: optionalNaira,
  discount: optionalCount,
  freeDelivery: optionalCount,
}

const orders = v.optional(v.nullable(rowsOf('An order', orderRowSchema), []), [])

export const voucherList = {
  noun: ['voucher', 'vouchers'],
  path: '/crm/voucher',
  // Not `hasPhones`: a voucher has no phone number, and its code may look like one.
  filters: voucherFilters,
  record: voucherSchema,
  details: { voucherOrder: orders },
} satisfies ModuleDefinition

export const voucherListSchema = listPageSchema(
  'vouchers',
  rowsOf('A voucher', voucherSchema),
  voucherSums,
)
export type VoucherList = v.InferOutput<typeof voucherListSchema>

/** The response of `GET /crm/voucher/{id}`: the voucher and the orders that used it. */
export const voucherDetailsSchema = enveloped(
  v.object({ voucher: voucherSchema, voucherOrder: orders }),
)
