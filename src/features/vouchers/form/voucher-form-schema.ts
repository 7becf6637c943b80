import * as v from 'valibot'
import { calendarDay, enveloped, withId } from '../../../api/response-fields.ts'
import { plainAmount, plainAmountError } from '../../../domain/amount.ts'
import { WRONG_EMAIL } from '../../../domain/body-fields.ts'
import { voucherType } from '../../../domain/voucher.ts'
import { trimmedEmail, voucherResource } from '../resource.ts'

export const AMOUNT_REQUIRED = 'Amount is required'
const NO_DAY = 'Enter a complete date: day, month and year'

const flag = v.boolean('Choose Yes or No')

interface Priced {
  type: string
  amount: string
}

/** The error message for a plain amount, or "". The amount is ignored for free delivery. */
export function amountError({ type, amount }: Priced, isOptional = false) {
  if (type === 'free_delivery') return ''
  if (amount === '') return type === 'voucher' && !isOptional ? AMOUNT_REQUIRED : ''
  return plainAmountError(amount)
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

export const voucherEntries = { ...editedEntries, multiple: flag }

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

/**
 * The vouchers with the bodies of their form. Not in resource.ts, which is in the first load of
 * every page: only the form sends them.
 */
export const writableVouchers = {
  ...voucherResource,
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
}
