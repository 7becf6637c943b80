import type { ReactNode } from 'react'
import { voucherType } from '@/domain/voucher'
import { voucherFields } from '@/features/vouchers/fields'
import { formatCalendarDay, formatNaira, yesNo } from '@/lib/format'
import { toDay } from '@/lib/lagos'
import type { EditBody } from './voucher-values-schema'

const { title, type, amount, code, user, expires, claimable } = voucherFields

/** The values of an edit as text, with the labels of their fields. */
export const shownValues: Record<keyof EditBody, [string, (values: EditBody) => ReactNode]> = {
  title: [title.label, (values) => values.title],
  type: [type.label, (values) => voucherType.labelOf(values.type)],
  amount: [amount.label, (values) => values.amount && formatNaira(Number(values.amount))],
  code: [code.label, (values) => values.code],
  user: [user.label, (values) => values.user],
  expiryDate: [
    expires.label,
    (values) => values.expiryDate && formatCalendarDay(toDay(values.expiryDate)),
  ],
  claimable: [claimable.label, (values) => yesNo(values.claimable)],
}
