import * as v from 'valibot'
import { enveloped } from '../../lib/envelope.ts'
import { listPageSchema, type ListDefinition } from '../../lib/list.ts'
import {
  optionalCount,
  optionalDay,
  optionalField,
  optionalFlag,
  identified,
  optionalImage,
  labelText,
  optionalNaira,
  rowsOf,
  optionalText,
} from '../../lib/response-fields.ts'
import { statusOptions, typeOptions, voucherFilters } from './search.ts'

/** The maximum number of vouchers that "Select all" selects. */
export const MAX_SELECTED = 5000
export const NO_VOUCHERS = 'No vouchers selected'

const [, ...statuses] = statusOptions
export const voucherStatuses = statuses.map(([status]) => status)
const [, ...types] = typeOptions
export const voucherTypes = types.map(([type]) => type)

export const voucherList = {
  noun: ['voucher', 'vouchers'],
  path: '/crm/voucher',
  filters: voucherFilters,
} satisfies ListDefinition

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
