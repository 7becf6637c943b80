import * as v from 'valibot'
import { calendarDay } from '../../../api/response-fields.ts'
import { formatAmount, plainAmount } from '../../../domain/amount.ts'
import { NO_VOUCHERS, voucherTypes, type Voucher } from '../resource.ts'

export const AMOUNT_REQUIRED = 'Amount is required'
const WRONG_AMOUNT = 'Enter an amount above 0 with at most 2 decimals'
// A number has room for 15 digits: the sums of such amounts are exact to the kobo.
const AMOUNT_LIMIT = 1e12
const NO_EMAIL = 'Enter an email address, such as name@example.com'
const NO_DAY = 'Enter a complete date: day, month and year'

export const emailText = v.pipe(v.string(), v.trim(), v.email())
const flag = v.boolean('Choose Yes or No')

/** The error message for a plain amount, or "". Free delivery has no amount: the field is ignored. */
function amountError({ type, amount }: { type: string; amount: string }) {
  if (type === 'free_delivery') return ''
  if (amount === '') return type === 'voucher' ? AMOUNT_REQUIRED : ''
  if (!/^\d+(\.\d{1,2})?$/.test(amount) || Number(amount) === 0) return WRONG_AMOUNT
  return Number(amount) < AMOUNT_LIMIT ? '' : 'Enter an amount below ₦1 trillion'
}

const editedFields = {
  title: v.pipe(v.string(), v.trim(), v.minLength(1, 'Title is required')),
  type: v.picklist(voucherTypes, 'Type is required'),
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
    v.check((value) => value === '' || v.is(emailText, value), NO_EMAIL),
  ),
  expiryDate: v.pipe(
    v.string(),
    v.description('A day without a time: "2027-03-01".'),
    v.check((value) => value === '' || v.is(calendarDay, value), NO_DAY),
  ),
  claimable: flag,
}

/** The form for creating or editing a voucher. */
export const voucherFormSchema = v.pipe(
  v.object({ ...editedFields, multiple: flag }),
  v.forward(
    v.partialCheck(
      [['type'], ['amount']],
      (input) => amountError(input) === '',
      ({ input }) => amountError(input),
    ),
    ['amount'],
  ),
)

/** The form's values during editing: the type may be missing. An incomplete date is dropped. */
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

/** A draft of the form: its first and last values, and whether a request was pending. */
export const voucherDraftSchema = v.object({
  start: voucherValuesSchema,
  values: voucherValuesSchema,
  wasSaving: v.boolean(),
})

/** The default values, for the given `user` if any. */
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
    type: voucherTypes.find((option) => option === type) ?? '',
    amount: amount === null ? '' : formatAmount(String(amount)),
    code: code ?? '',
    user: user ?? '',
    expiryDate: expiryDate ?? '',
    claimable: claimable ?? blank.claimable,
    multiple: multiple ?? blank.multiple,
  }
}

/** The values of a duplicate. A code is unique and the user has the original: both are blank. */
export function duplicateValues(voucher: Voucher): VoucherValues {
  const values = voucherValues(voucher)
  return { ...values, type: values.type === 'invalid' ? '' : values.type, code: '', user: '' }
}

type VoucherInput = v.InferOutput<typeof voucherFormSchema>

/** The payload of `PATCH /crm/voucher/{id}`: all seven keys, "" if blank. */
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

/** The payload of `POST /crm/voucher`: blank keys are omitted. */
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

/** The body of `POST /crm/voucher`. */
export const createVoucherSchema = v.pipe(
  v.object({
    ...editedFields,
    amount: v.optional(editedFields.amount, ''),
    code: v.optional(editedFields.code, ''),
    user: v.optional(editedFields.user, ''),
    expiryDate: v.optional(editedFields.expiryDate, ''),
    multiple: flag,
  }),
  voucherFormSchema,
)

/** The body of `PATCH /crm/voucher/{id}`. */
export const editVoucherSchema = v.pipe(
  v.object(editedFields),
  v.transform((body) => ({ ...body, multiple: false })),
  voucherFormSchema,
)

/** The maximum number of ids in one bulk request. */
export const MAX_BATCH = 500

/** The payload of `POST /crm/voucher/bulk`. */
export const bulkSchema = v.object({
  type: v.picklist(['expire', 'delete'], 'Unknown bulk action'),
  vouchers: v.pipe(
    v.array(v.string(), NO_VOUCHERS),
    v.minLength(1, NO_VOUCHERS),
    v.maxLength(MAX_BATCH, `At most ${MAX_BATCH} vouchers can be changed at once`),
  ),
})
export type BulkPayload = v.InferOutput<typeof bulkSchema>
