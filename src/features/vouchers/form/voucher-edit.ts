import type { EditKind } from '@/components/form/edit-request'
import type { Together } from '@/components/form/merge-edit'
import { toDay } from '@/domain/lagos'
import { voucherResource, type Voucher } from '@/features/vouchers/resource'
import { cleanLine } from '@/lib/visible-text'
import {
  changedBody,
  editBody,
  voucherValues,
  type EditBody,
  type VoucherValues,
} from './voucher-values'

/** Two ways to write the same day are equal. */
export function toEdit(values: VoucherValues) {
  const body = editBody(values)
  return { ...body, expiryDate: toDay(body.expiryDate) ?? '' }
}

/** The texts of a voucher are lines. */
export const toSaved = (edit: EditBody): EditBody => ({
  ...edit,
  title: cleanLine(edit.title),
  code: cleanLine(edit.code),
  user: cleanLine(edit.user),
})

export const together: Together<EditBody> = {
  keys: ['type', 'amount'],
  isPossible: ({ type, amount }) => (type === 'free_delivery') === (amount === ''),
}

export const voucherEdit: EditKind<Voucher, EditBody, EditBody> = {
  resource: voucherResource,
  toEdit: (voucher) => toEdit(voucherValues(voucher)),
  asSent: (voucher) => changedBody(voucher, {}),
  toBody: changedBody,
  together,
}
