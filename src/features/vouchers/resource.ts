import * as v from 'valibot'
import { type SearchOf, listDefaults } from '../../api/list.ts'
import {
  type RowOf,
  detailsResponse,
  pageResponse,
  pageSearch,
  resource,
} from '../../api/resource.ts'
import {
  calendarDay,
  enveloped,
  optionalCount,
  optionalDay,
  optionalFlag,
  optionalNaira,
  optionalText,
  optionalTimestamp,
  rowsSchema,
  withId,
} from '../../api/response-fields.ts'
import { plainAmount, plainAmountPattern } from '../../domain/amount.ts'
import { WRONG_EMAIL } from '../../domain/body-fields.ts'
import { orderRowSchema } from '../../domain/order.ts'
import { voucherStatus, voucherType } from '../../domain/voucher.ts'

export const AMOUNT_REQUIRED = 'Amount is required'
const WRONG_AMOUNT = 'Enter an amount above 0 with at most 2 decimals'
// A number has room for 15 digits, so sums of such amounts are exact to the kobo.
const AMOUNT_LIMIT = 1e12
const NO_DAY = 'Enter a complete date: day, month and year'

export const trimmedEmail = v.pipe(v.string(), v.trim(), v.email())
const flag = v.boolean('Choose Yes or No')

/** The error message for a plain amount, or "". The amount is ignored for free delivery. */
function amountError({ type, amount }: { type: string; amount: string }) {
  if (type === 'free_delivery') return ''
  if (amount === '') return type === 'voucher' ? AMOUNT_REQUIRED : ''
  if (!plainAmountPattern.test(amount) || Number(amount) === 0) return WRONG_AMOUNT
  return Number(amount) < AMOUNT_LIMIT ? '' : 'Enter an amount below ₦1 trillion'
}

const editedEntries = {
  title: v.pipe(v.string(), v.trim(), v.minLength(1, 'Title is required')),
  type: v.picklist(voucherType.values, 'Type is required'),
  amount: v.pipe(
    v.string(),
    v.description('Naira with at most 2 decimals: "1500.50". Blank for free delivery.'),
    v.transform(plainAmount),
  ),
  code: v.pipe(v.string(), v.trim()),
  user: v.pipe(
    v.string(),
    v.description('The email of the user who gets the voucher.'),
    v.trim(),
    v.check((value) => value === '' || v.is(trimmedEmail, value), WRONG_EMAIL),
  ),
  expiryDate: v.pipe(
    v.string(),
    v.description('A day without a time: "2027-03-01".'),
    v.check((value) => value === '' || v.is(calendarDay, value), NO_DAY),
  ),
  claimable: flag,
}

const voucherEntries = { ...editedEntries, multiple: flag }

export const voucherFormSchema = v.pipe(
  v.object(voucherEntries),
  v.forward(
    v.partialCheck(
      [['type'], ['amount']],
      (input) => amountError(input) === '',
      ({ input }) => amountError(input),
    ),
    ['amount'],
  ),
)

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
    expiryDate: optionalDay,
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
  // Blank keys are omitted.
  create: v.pipe(
    v.object({
      ...voucherEntries,
      amount: v.optional(voucherEntries.amount, ''),
      code: v.optional(voucherEntries.code, ''),
      user: v.optional(voucherEntries.user, ''),
      expiryDate: v.optional(voucherEntries.expiryDate, ''),
    }),
    voucherFormSchema,
  ),
  // Null if the response does not contain the id of the new voucher.
  created: v.fallback(v.nullable(enveloped(v.object({ voucher: withId({}) }))), null),
  // All seven keys, with "" for blank values.
  change: v.pipe(
    v.object(editedEntries),
    v.transform((body) => ({ ...body, multiple: false })),
    voucherFormSchema,
  ),
  isDeletable: true,
  actions: ['edit', 'duplicate', 'delete'],
})
export type Voucher = RowOf<typeof voucherResource>
export type VoucherListSearch = SearchOf<typeof voucherResource.filters>
export const voucherFilterDefaults = listDefaults(voucherResource)

export const voucherPageSchema = /* @__PURE__ */ pageResponse(voucherResource)
export type VoucherPage = v.InferOutput<typeof voucherPageSchema>
export const voucherDetailsSchema = /* @__PURE__ */ detailsResponse(voucherResource)

const email = v.fallback(v.optional(trimmedEmail), undefined)

/** `create` is the email of the user who gets the new voucher. */
export const voucherSearch = v.object({
  ...pageSearch(voucherResource, ['create', 'bulk', 'reward']).entries,
  create: email,
})
export type VoucherSearch = v.InferOutput<typeof voucherSearch>
