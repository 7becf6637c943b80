import * as v from 'valibot'
import { calendarDay } from '../../../lib/response-fields.ts'
import { NO_VOUCHERS, voucherTypes, type Voucher } from '../schema.ts'
import { formatAmount, plainAmount } from './amount.ts'

export const AMOUNT_REQUIRED = 'Amount is required'
const WRONG_AMOUNT = 'Enter an amount above 0 with at most 2 decimals'
const NO_EMAIL = 'Enter an email address, such as name@example.com'
const NO_DAY = 'Enter a complete date: day, month and year'

export const emailText = v.pipe(v.string(), v.trim(), v.email())
const flag = v.boolean('Choose Yes or No')

/** What is wrong with a plain amount, else "". Free delivery has no amount, so whatever the field holds is ignored. */
function amountProblem({ type, amount }: { type: string; amount: string }) {
  if (type === 'free_delivery') return ''
  if (amount === '') return type === 'voucher' ? AMOUNT_REQUIRED : ''
  return /^\d+(\.\d{1,2})?$/.test(amount) && Number(amount) > 0 ? '' : WRONG_AMOUNT
}

/** What the form of a voucher holds, for creating and for editing one (specification, section 5). */
export const voucherFormSchema = v.pipe(
  v.object({
    title: v.pipe(v.string(), v.trim(), v.minLength(1, 'Title is required')),
    type: v.picklist(voucherTypes, 'Type is required'),
    amount: v.pipe(v.string(), v.transform(plainAmount)),
    code: v.pipe(v.string(), v.trim()),
    user: v.pipe(
      v.string(),
      v.trim(),
      v.check((value) => value === '' || v.is(emailText, value), NO_EMAIL),
    ),
    expiryDate: v.pipe(
      v.string(),
      v.check((value) => value === '' || v.is(calendarDay, value), NO_DAY),
    ),
    claimable: flag,
    multiple: flag,
  }),
  v.forward(
    v.partialCheck(
      [['type'], ['amount']],
      (input) => amountProblem(input) === '',
      ({ input }) => amountProblem(input),
    ),
    ['amount'],
  ),
)

/** The form's fields while they are filled in: the type may not be chosen yet. A part of a date cannot be kept. */
export const voucherValuesSchema = v.object({
  title: v.string(),
  type: v.picklist(['', ...voucherTypes]),
  amount: v.string(),
  code: v.string(),
  user: v.string(),
  expiryDate: v.fallback(calendarDay, ''),
  claimable: v.boolean(),
  multiple: v.boolean(),
})
export type VoucherValues = v.InferOutput<typeof voucherValuesSchema>

/** A draft of the form: what it held at first and at the end, and whether a request was unanswered. */
export const voucherDraftSchema = v.object({
  start: voucherValuesSchema,
  values: voucherValuesSchema,
  wasSaving: v.boolean(),
})

/** An empty form; `user` is for whom the voucher is, where that is given. Claimable is Yes and Multiple No at first. */
export function newVoucherValues(user = ''): VoucherValues {
  return {
    title: '',
    type: '',
    amount: '',
    code: '',
    user,
    expiryDate: '',
    claimable: true,
    multiple: false,
  }
}

export function voucherValues(voucher: Voucher): VoucherValues {
  const { title, type, amount, code, user, expiryDate, claimable, multiple } = voucher
  const blank = newVoucherValues()
  return {
    title: title ?? '',
    type: voucherTypes.find((known) => known === type) ?? '',
    amount: amount === null ? '' : formatAmount(String(amount)),
    code: code ?? '',
    user: user ?? '',
    expiryDate: expiryDate ?? '',
    claimable: claimable ?? blank.claimable,
    multiple: multiple ?? blank.multiple,
  }
}

/** What a duplicate starts with. A code is unique and a user has the original: both are blank. */
export function duplicateValues(voucher: Voucher): VoucherValues {
  const values = voucherValues(voucher)
  return { ...values, type: values.type === 'invalid' ? '' : values.type, code: '', user: '' }
}

type VoucherInput = v.InferOutput<typeof voucherFormSchema>

/** The payload of `PATCH /crm/voucher/{id}`: its seven keys, blank as "" (specification, section 7). */
export function editPayload(values: VoucherValues) {
  const { title, type, amount, code, user, expiryDate, claimable } = values
  return {
    title: title.trim(),
    type,
    amount: type === 'free_delivery' ? '' : plainAmount(amount),
    code: code.trim(),
    user: user.trim(),
    expiryDate,
    claimable,
  }
}
export type EditPayload = ReturnType<typeof editPayload>

/** The payload of `POST /crm/voucher`: keys that are blank are left out. */
export function createPayload(input: VoucherInput) {
  const { title, amount, code, user, expiryDate, claimable } = editPayload(input)
  return {
    title,
    type: input.type,
    ...(amount ? { amount } : {}),
    ...(code ? { code } : {}),
    ...(user ? { user } : {}),
    ...(expiryDate ? { expiryDate } : {}),
    claimable,
    multiple: input.multiple,
  }
}

// What a payload may leave out, for the one who receives it.
const blanks = { amount: '', code: '', user: '', expiryDate: '' }
export const createVoucherSchema = v.pipe(
  v.looseObject({}),
  v.transform((body) => ({ ...blanks, ...body })),
  voucherFormSchema,
)
export const editVoucherSchema = v.pipe(
  v.looseObject({}),
  v.transform((body) => ({ ...blanks, ...body, multiple: false })),
  voucherFormSchema,
)

/** The payload of `POST /crm/voucher/bulk`. */
export const bulkSchema = v.object({
  type: v.picklist(['expire', 'delete'], 'Unknown bulk action'),
  vouchers: v.pipe(v.array(v.string(), NO_VOUCHERS), v.minLength(1, NO_VOUCHERS)),
})
export type BulkPayload = v.InferOutput<typeof bulkSchema>
