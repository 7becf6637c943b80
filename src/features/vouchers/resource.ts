import * as v from 'valibot'
import { filterOf, listSearchSchema } from '../../api/list.ts'
import { detailsResponse, pageResponse, resource } from '../../api/resource.ts'
import {
  withId,
  optionalCount,
  optionalDay,
  optionalFlag,
  optionalTimestamp,
  optionalNaira,
  optionalText,
  rowsSchema,
} from '../../api/response-fields.ts'
import { dialogParam, recordParam } from '../../api/search-params.ts'
import { orderRowSchema } from '../../domain/order.ts'
import { voucherStatus } from '../../domain/voucher.ts'

export const typeOptions = [
  ['all', 'All Types'],
  ['voucher', 'Discount'],
  ['free_delivery', 'Free Delivery'],
  ['invalid', 'Invalid'],
] as const

export const voucherFilters = { status: voucherStatus.filter, type: filterOf(typeOptions) }

export const voucherFiltersSchema = listSearchSchema(voucherFilters)
export type VoucherFilters = v.InferOutput<typeof voucherFiltersSchema>
export const voucherFilterDefaults = v.parse(voucherFiltersSchema, {})

const email = v.fallback(v.optional(v.pipe(v.string(), v.trim(), v.email())), undefined)

/**
 * The search params of the voucher page: the list's filters, and the dialog that is open. `voucher` alone opens that
 * voucher's details. `create` is the email of the user for whom a voucher is to be created. Invalid values are dropped.
 */
export const voucherSearch = v.object({
  ...voucherFiltersSchema.entries,
  voucher: recordParam,
  dialog: dialogParam(['create', 'edit', 'duplicate', 'delete', 'bulk', 'export', 'reward']),
  create: email,
})
export type VoucherSearch = v.InferOutput<typeof voucherSearch>

/** The maximum number of vouchers that "Select all" selects. */
export const MAX_SELECTED = 5000
export const NO_VOUCHERS = 'No vouchers selected'

const [, ...types] = typeOptions
export const voucherTypes = types.map(([type]) => type)

export const voucherSchema = withId({
  title: optionalText,
  type: optionalText,
  amount: optionalNaira,
  code: optionalText,
  user: optionalText,
  expiryDate: optionalDay,
  claimable: optionalFlag,
  multiple: optionalFlag,
  status: optionalText,
  createdAt: optionalTimestamp,
})
export type Voucher = v.InferOutput<typeof voucherSchema>

const orders = v.optional(v.nullable(rowsSchema('An order', orderRowSchema), []), [])

export const voucherResource = resource({
  keys: ['voucher', 'vouchers'],
  path: '/crm/voucher',
  // Not `hasPhones`: a voucher has no phone number, and its code may look like one.
  filters: voucherFilters,
  record: voucherSchema,
  // Sums over all vouchers that match the filters.
  meta: {
    discountAmount: optionalNaira,
    discount: optionalCount,
    freeDelivery: optionalCount,
  },
  details: { voucherOrder: orders },
})

export const voucherPageSchema = pageResponse(voucherResource)
export type VoucherPage = v.InferOutput<typeof voucherPageSchema>
/** The response of `GET /crm/voucher/{id}`: the voucher and the orders that used it. */
export const voucherDetailsSchema = detailsResponse(voucherResource)
