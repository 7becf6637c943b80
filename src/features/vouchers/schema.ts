import * as v from 'valibot'
import { enveloped } from '../../lib/envelope.ts'
import { choice, listPageSchema, listSearchSchema, type ListDefinition } from '../../lib/list.ts'
import {
  optionalCount,
  optionalDay,
  optionalField,
  optionalFlag,
  identified,
  idText,
  optionalImage,
  labelText,
  optionalNaira,
  rowsOf,
  optionalText,
} from '../../lib/response-fields.ts'

export const NO_VOUCHERS = 'No vouchers selected'

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

const [, ...statuses] = statusOptions
export const voucherStatuses = statuses.map(([status]) => status)
const [, ...types] = typeOptions
export const voucherTypes = types.map(([type]) => type)

export const voucherList = {
  noun: ['voucher', 'vouchers'],
  path: '/crm/voucher',
  filters: { status: choice(statusOptions), type: choice(typeOptions) },
} satisfies ListDefinition

export const voucherFiltersSchema = listSearchSchema(voucherList.filters)
export type VoucherFilters = v.InferOutput<typeof voucherFiltersSchema>
export const voucherFilterDefaults = v.parse(voucherFiltersSchema, {})

const optionalId = v.fallback(v.optional(idText), undefined)
const email = v.fallback(v.optional(v.pipe(v.string(), v.trim(), v.email())), undefined)

/**
 * The search params of the voucher page: the list's filters, and the dialog that is open. `voucher` alone opens that
 * voucher's details. `create` is the email of the user for whom a voucher is to be created. Invalid values are dropped.
 */
export const voucherSearchSchema = v.object({
  ...voucherFiltersSchema.entries,
  voucher: optionalId,
  dialog: v.fallback(
    v.optional(v.picklist(['create', 'edit', 'duplicate', 'delete', 'bulk', 'export', 'reward'])),
    undefined,
  ),
  create: email,
})
export type VoucherSearch = v.InferOutput<typeof voucherSearchSchema>

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
  createdAt: optionalText,
})
export type Voucher = v.InferOutput<typeof voucherSchema>

/** The response of `GET /crm/voucher`: a page, and sums over all vouchers that match the filters. */
export const voucherListSchema = listPageSchema('vouchers', rowsOf('A voucher', voucherSchema), {
  discountAmount: optionalNaira,
  discount: optionalCount,
  freeDelivery: optionalCount,
})
export type VoucherList = v.InferOutput<typeof voucherListSchema>

const restaurantSchema = v.fallback(v.object({ name: optionalText, image: optionalImage }), {
  name: null,
  image: null,
})

const orderSchema = v.pipe(
  identified({
    orderId: optionalField(labelText),
    restaurant: v.fallback(v.array(v.unknown()), []),
    totalPrice: optionalNaira,
    status: optionalText,
    createdAt: optionalText,
  }),
  v.transform(({ restaurant: [restaurant], ...order }) => ({
    ...order,
    restaurant: v.parse(restaurantSchema, restaurant),
  })),
)
export type VoucherOrder = v.InferOutput<typeof orderSchema>

/** The response of `GET /crm/voucher/{id}`: the voucher and the orders that used it. */
export const voucherDetailsSchema = enveloped(
  v.object({
    voucher: voucherSchema,
    voucherOrder: v.optional(v.nullable(rowsOf('An order', orderSchema), []), []),
  }),
)
