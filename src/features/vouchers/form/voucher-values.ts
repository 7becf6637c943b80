import * as v from 'valibot'
import { formatAmount, plainAmount } from '../../../domain/amount.ts'
import { toDay } from '../../../domain/lagos.ts'
import { voucherType } from '../../../domain/voucher.ts'
import type { Voucher, voucherFormSchema } from '../resource.ts'

/** The form's values during editing. The type may be missing. An incomplete date is dropped. */
export const voucherValuesSchema = v.object({
  title: v.string(),
  type: v.picklist(['', ...voucherType.values]),
  amount: v.string(),
  code: v.string(),
  user: v.string(),
  /** The value from the backend, or the day that was typed. */
  expiryDate: v.fallback(
    v.pipe(
      v.string(),
      v.check((value) => toDay(value) !== null),
    ),
    '',
  ),
  claimable: v.boolean(),
  multiple: v.boolean(),
})
export type VoucherValues = v.InferOutput<typeof voucherValuesSchema>

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
    type: voucherType.values.find((option) => option === type) ?? '',
    amount: amount === null ? '' : formatAmount(String(amount)),
    code: code ?? '',
    user: user ?? '',
    expiryDate: expiryDate ?? '',
    claimable: claimable ?? blank.claimable,
    multiple: multiple ?? blank.multiple,
  }
}

/**
 * The values of a copy. The code is blank because codes are unique, and the user because the user
 * has the original.
 */
export function duplicateValues(voucher: Voucher): VoucherValues {
  const values = voucherValues(voucher)
  return {
    ...values,
    type: values.type === 'invalid' ? '' : values.type,
    code: '',
    user: '',
    expiryDate: toDay(values.expiryDate) ?? '',
  }
}

export type VoucherInput = v.InferOutput<typeof voucherFormSchema>

/** The body of `PATCH /crm/voucher/{id}`: all seven keys, with "" for blank values. */
export function editBody(values: Omit<VoucherValues, 'type'> & { type: string }) {
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
export type EditBody = ReturnType<typeof editBody>

/**
 * The body of an edit that changes some fields. The other fields are sent back unchanged, even a
 * type that the form does not offer.
 */
export function changedBody(voucher: Voucher, change: Partial<EditBody>): EditBody {
  const { title, type, code, user } = voucher
  return {
    ...editBody(voucherValues(voucher)),
    title: title ?? '',
    type: type ?? '',
    code: code ?? '',
    user: user ?? '',
    ...change,
  }
}

/** The body of `POST /crm/voucher`, without blank keys. */
export function createBody(input: VoucherInput) {
  const { title, amount, code, user, expiryDate, claimable } = editBody(input)
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
