import * as v from 'valibot'
import { choice, listSearchSchema } from '../../api/list.ts'
import { dialogParam, recordParam } from '../../api/search-params.ts'

export const statusOptions = [
  ['all', 'All Status'],
  ['unclaimed', 'Unclaimed'],
  ['claimed', 'Claimed'],
  ['used', 'Used'],
  ['expired', 'Expired'],
] as const
export const typeOptions = [
  ['all', 'All Types'],
  ['voucher', 'Discount'],
  ['free_delivery', 'Free Delivery'],
  ['invalid', 'Invalid'],
] as const

export const voucherFilters = { status: choice(statusOptions), type: choice(typeOptions) }

export const voucherFiltersSchema = listSearchSchema(voucherFilters)
export type VoucherFilters = v.InferOutput<typeof voucherFiltersSchema>
export const voucherFilterDefaults = v.parse(voucherFiltersSchema, {})

const email = v.fallback(v.optional(v.pipe(v.string(), v.trim(), v.email())), undefined)

/**
 * The search params of the voucher page: the list's filters, and the dialog that is open. `voucher` alone opens that
 * voucher's details. `create` is the email of the user for whom a voucher is to be created. Invalid values are dropped.
 */
export const voucherSearchSchema = v.object({
  ...voucherFiltersSchema.entries,
  voucher: recordParam,
  dialog: dialogParam(['create', 'edit', 'duplicate', 'delete', 'bulk', 'export', 'reward']),
  create: email,
})
export type VoucherSearch = v.InferOutput<typeof voucherSearchSchema>
