import * as v from 'valibot'
import { enveloped } from '../../lib/envelope.ts'
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

export const PAGE_SIZE = 20
export const NO_VOUCHERS = 'No vouchers selected'

export const voucherStatuses = ['unclaimed', 'claimed', 'used', 'expired'] as const
export const voucherTypes = ['voucher', 'free_delivery', 'invalid'] as const

const pageNumber = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.regex(/^\d+$/), v.transform(Number))]),
  v.safeInteger(),
  v.minValue(1),
)

const MAX_SEARCH = 200
const searchText = v.pipe(
  v.string(),
  v.transform((value) => value.trim().slice(0, MAX_SEARCH)),
)

const voucherFiltersSchema = v.object({
  page: v.optional(v.fallback(pageNumber, 1), 1),
  search: v.optional(v.fallback(searchText, ''), ''),
  status: v.optional(v.fallback(v.picklist(['all', ...voucherStatuses]), 'all'), 'all'),
  type: v.optional(v.fallback(v.picklist(['all', ...voucherTypes]), 'all'), 'all'),
})
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

function toTotalPages(total: number | null, totalPages: number | null) {
  if (total === null && totalPages === null) return null
  return Math.max(1, totalPages ?? Math.ceil((total ?? 0) / PAGE_SIZE))
}

/** The answer of `GET /crm/voucher` (specification, section 7). */
export const voucherListSchema = enveloped(
  v.pipe(
    v.object({
      vouchers: rowsOf('A voucher', voucherSchema),
      pagination: v.fallback(v.object({ total: optionalCount, totalPages: optionalCount }), {
        total: null,
        totalPages: null,
      }),
      discountAmount: optionalNaira,
      discount: optionalCount,
      freeDelivery: optionalCount,
    }),
    v.transform(({ pagination: { total, totalPages }, ...list }) => ({
      ...list,
      total,
      /** At least 1; null where the answer does not say. */
      totalPages: toTotalPages(total, totalPages),
    })),
  ),
)

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

/** The answer of `GET /crm/voucher/{id}`: the voucher and the orders that used it. */
export const voucherDetailsSchema = enveloped(
  v.object({
    voucher: voucherSchema,
    voucherOrder: v.optional(v.nullable(rowsOf('An order', orderSchema), []), []),
  }),
)
