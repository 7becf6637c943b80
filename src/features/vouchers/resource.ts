import * as v from 'valibot'
import type { Endpoint } from '../../api/endpoint.ts'
import { enveloped } from '../../api/list-response.ts'
import { type SearchOf, listDefaults } from '../../api/list.ts'
import { type RowOf, type PageOf, pageSearch, resource } from '../../api/resource.ts'
import { plainAmount, plainAmountError } from '../../domain/amount.ts'
import { emailAddress, filledText, typedLine, WRONG_EMAIL } from '../../domain/body-fields.ts'
import { toDay } from '../../domain/lagos.ts'
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
  typedDayError,
} from '../../domain/response-fields.ts'
import { voucherStatus, voucherType } from '../../domain/voucher.ts'
import { cleanLine, isVisible } from '../../lib/visible-text.ts'

export const AMOUNT_REQUIRED = 'Amount is required'

const flag = v.boolean('Choose Yes or No')

interface Priced {
  type: string
  amount: string
}

/** The error message for an amount, or "". Free delivery ignores the amount. */
export function amountError({ type, amount }: Priced, isOptional = false) {
  if (type === 'free_delivery') return ''
  if (amount === '') return type === 'voucher' && !isOptional ? AMOUNT_REQUIRED : ''
  return plainAmountError(amount)
}

/** `errorOf` returns the error message for a day, or "". */
const expiryEntry = (errorOf: (day: string) => string) =>
  v.pipe(
    v.string(),
    v.description('A day without a time: "2027-03-01".'),
    v.check(
      (day) => day === '' || errorOf(day) === '',
      ({ input }) => errorOf(input),
    ),
  )

export const voucherEntries = {
  title: v.pipe(filledText('Title is required'), typedLine),
  type: v.picklist(voucherType.values, 'Type is required'),
  amount: v.pipe(
    v.string(),
    v.description('Naira with at most 2 decimals: "1500.50". Blank for free delivery.'),
    v.transform(plainAmount),
  ),
  code: typedLine,
  user: v.pipe(
    typedLine,
    v.description('The email of the user who gets the voucher.'),
    v.check((value) => value === '' || v.is(emailAddress, value), WRONG_EMAIL),
  ),
  expiryDate: expiryEntry(typedDayError),
  claimable: flag,
  multiple: flag,
}

const withAmount = (entries: typeof voucherEntries) =>
  v.pipe(
    v.object(entries),
    v.forward(
      v.partialCheck(
        [['type'], ['amount']],
        (input) => amountError(input) === '',
        ({ input }) => amountError(input),
      ),
      ['amount'],
    ),
  )

export const voucherFormSchema = withAmount(voucherEntries)

/** `expiryDate` is the current value of the voucher. It may stay as the backend sent it. */
export const editFormSchema = (expiryDate: string) =>
  withAmount({
    ...voucherEntries,
    expiryDate: expiryEntry((day) => (day === expiryDate ? '' : typedDayError(day))),
  })

// Values of the backend are sent back unchanged: any year, and a timestamp.
const sentEntries = {
  ...voucherEntries,
  expiryDate: expiryEntry((day) => (toDay(day) === null ? typedDayError(day) : '')),
}
const { multiple: _multiple, ...editedEntries } = sentEntries

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
    withAmount(sentEntries),
  ),
  isDeletable: true,
  actions: ['edit', 'duplicate', 'expiry', 'expire', 'delete'],
  needs: { duplicate: ['create'], expiry: ['edit'] },
  permissions: ['create', 'reward'],
})
export type Voucher = RowOf<typeof voucherResource>
export type VoucherPage = PageOf<typeof voucherResource>
export type VoucherListSearch = SearchOf<typeof voucherResource.filters>
export const voucherFilterDefaults = listDefaults(voucherResource)

/**
 * `create` is the email of the user who gets the new voucher. An invalid one opens the form too,
 * which shows the error at the field.
 */
export const voucherSearch = v.object({
  ...pageSearch(voucherResource, ['create', 'create-many', 'bulk', 'reward']).entries,
  create: v.fallback(
    v.optional(v.pipe(v.string(), v.transform(cleanLine), v.check(isVisible))),
    undefined,
  ),
})
export type VoucherSearch = v.InferOutput<typeof voucherSearch>

export const NO_VOUCHERS = 'No vouchers selected'

/** The maximum number of ids in one bulk request. */
export const MAX_BATCH = 500

export const bulkSchema = v.object({
  type: v.picklist(['expire', 'delete'], 'Unknown bulk action'),
  vouchers: v.pipe(
    v.array(v.string(), NO_VOUCHERS),
    v.minLength(1, NO_VOUCHERS),
    v.maxLength(MAX_BATCH, `At most ${MAX_BATCH} vouchers can be changed at once`),
  ),
})
export type BulkBody = v.InferOutput<typeof bulkSchema>

const failedRows = rowsSchema('A failed voucher', withId({ message: optionalText }))

/**
 * `failed` contains the vouchers that were not changed. It is not specified, so it may be missing.
 */
const bulkResponse = v.object({ failed: v.fallback(v.optional(failedRows, []), []) })

export const bulkEndpoint = {
  method: 'POST',
  path: '/crm/voucher/bulk',
  body: bulkSchema,
  // Any other body means that all vouchers were changed.
  response: v.fallback(enveloped(bulkResponse), { failed: [] }),
} satisfies Endpoint

const recipientSchema = v.object({
  email: emailAddress,
  name: typedLine,
})
export type Recipient = v.InferOutput<typeof recipientSchema>

export const promotionSchema = v.object({
  name: v.pipe(filledText('Enter campaign name'), typedLine),
  users: v.pipe(v.array(recipientSchema), v.minLength(1, 'A campaign needs at least one person')),
})

export const promotionEndpoint = {
  method: 'POST',
  path: '/crm/voucher/promotion',
  body: promotionSchema,
  response: v.unknown(),
} satisfies Endpoint
