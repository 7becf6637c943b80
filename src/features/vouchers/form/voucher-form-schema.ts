import * as v from 'valibot'
import { enveloped } from '../../../api/list-response.ts'
import { plainAmount, plainAmountError } from '../../../domain/amount.ts'
import { emailAddress, filledText, typedLine, WRONG_EMAIL } from '../../../domain/body-fields.ts'
import { toDay } from '../../../domain/lagos.ts'
import { typedDayError, withId } from '../../../domain/response-fields.ts'
import { voucherType } from '../../../domain/voucher.ts'
import { voucherResource } from '../resource.ts'

export const AMOUNT_REQUIRED = 'Amount is required'

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

/** `expiryDate` is that of the voucher, which may stay as the backend sent it. */
export const editFormSchema = (expiryDate: string) =>
  withAmount({
    ...voucherEntries,
    expiryDate: expiryEntry((day) => (day === expiryDate ? '' : typedDayError(day))),
  })

// What the backend sent is sent back: any year, and a timestamp.
const sentEntries = {
  ...voucherEntries,
  expiryDate: expiryEntry((day) => (toDay(day) === null ? typedDayError(day) : '')),
}
const { multiple: _multiple, ...editedEntries } = sentEntries

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
    withAmount(sentEntries),
  ),
}
