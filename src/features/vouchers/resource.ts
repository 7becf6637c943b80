import * as v from 'valibot'
import { type SearchOf, listDefaults } from '../../api/list.ts'
import {
  type RowOf,
  detailsResponse,
  pageResponse,
  pageSearch,
  resource,
} from '../../api/resource.ts'
import { orderRowSchema } from '../../domain/order.ts'
import {
  optionalCount,
  optionalEditedDay,
  optionalFlag,
  optionalNaira,
  optionalText,
  optionalTimestamp,
  rowsSchema,
  withId,
} from '../../domain/response-fields.ts'
import { voucherStatus, voucherType } from '../../domain/voucher.ts'
import { cleanLine, isVisible } from '../../lib/visible-text.ts'

export const voucherResource = resource({
  keys: ['voucher', 'vouchers'],
  path: '/crm/voucher',
  hasFixedLimit: true,
  // Not `hasPhones`, because a voucher has no phone number and its code may look like one.
  filters: { status: voucherStatus.filter, type: voucherType.filter('All Types') },
  record: withId({
    title: optionalText,
    type: optionalText,
    amount: optionalNaira,
    code: optionalText,
    user: optionalText,
    expiryDate: optionalEditedDay,
    claimable: optionalFlag,
    multiple: optionalFlag,
    status: optionalText,
    createdAt: optionalTimestamp,
  }),
  // Sums over all vouchers that match the filters.
  meta: {
    discountAmount: optionalNaira,
    discount: optionalCount,
    freeDelivery: optionalCount,
  },
  // The orders that used the voucher.
  details: {
    voucherOrder: v.optional(v.nullable(rowsSchema('An order', orderRowSchema), []), []),
  },
  isDeletable: true,
  actions: ['edit', 'duplicate', 'delete'],
  needs: { duplicate: ['create'] },
  permissions: ['create', 'expire', 'reward'],
})
export type Voucher = RowOf<typeof voucherResource>
export type VoucherListSearch = SearchOf<typeof voucherResource.filters>
export const voucherFilterDefaults = listDefaults(voucherResource)

export const voucherPageSchema = /* @__PURE__ */ pageResponse(voucherResource)
export type VoucherPage = v.InferOutput<typeof voucherPageSchema>
export const voucherDetailsSchema = /* @__PURE__ */ detailsResponse(voucherResource)

/**
 * `create` is the email of the user who gets the new voucher. One that is no address opens the form
 * too, which says so at its field.
 */
export const voucherSearch = v.object({
  ...pageSearch(voucherResource, ['create', 'create-many', 'bulk', 'reward']).entries,
  create: v.fallback(
    v.optional(v.pipe(v.string(), v.transform(cleanLine), v.check(isVisible))),
    undefined,
  ),
})
export type VoucherSearch = v.InferOutput<typeof voucherSearch>
