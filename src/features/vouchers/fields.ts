import { fields } from '../../domain/field.ts'
import { toDay } from '../../domain/lagos.ts'
import type { Sum } from '../../domain/sum.ts'
import { voucherRowFields, voucherType } from '../../domain/voucher.ts'
import { shorten } from '../../lib/format.ts'
import type { Voucher } from './resource.ts'

export const voucherName = ({ title, code, id }: Voucher) => shorten(title || code || id)

const expiryOf = ({ expiryDate }: Voucher) => expiryDate && toDay(expiryDate)

export const voucherFields = fields<Voucher>()({
  title: { label: 'Title', kind: 'text', isVerbatim: true, card: 'top' },
  type: {
    label: 'Type',
    kind: 'text',
    get: ({ type }) => voucherType.labelOf(type),
    card: 'hidden',
    width: 5.15,
    hiddenBelow: 'medium',
  },
  amount: {
    ...voucherRowFields.amount,
    get: ({ type, amount }) => (type === 'free_delivery' ? null : amount),
    card: 'bottomEnd',
    width: 5,
  },
  code: { label: 'Code', kind: 'code', card: 'middle', width: 7.6 },
  user: {
    label: 'User',
    kind: 'text',
    isVerbatim: true,
    card: 'bottom',
    width: 7.7,
    growsFrom: 'wide',
  },
  status: { ...voucherRowFields.status, card: 'topEnd', width: 9.3 },
  createdAt: {
    ...voucherRowFields.createdAt,
    card: 'middleEnd',
    width: 7.35,
    hiddenBelow: 'medium',
  },
  expiryDate: { label: 'Expiry', kind: 'day', get: expiryOf, card: 'wide', isHidden: true },
  // Only in the details and the export.
  expires: {
    label: 'Expiry date',
    kind: 'day',
    get: expiryOf,
    isExported: true,
  },
  claimable: { label: 'Claimable', kind: 'flag', card: 'wide', isHidden: true },
  multiple: { label: 'Multiple', kind: 'flag', isExported: true },
  id: { label: 'ID', kind: 'code', isExported: true },
})

/** In the order of the file. The expiry is there once, with the label of the details. */
export const voucherExportFields = {
  title: voucherFields.title,
  type: voucherFields.type,
  amount: voucherFields.amount,
  code: voucherFields.code,
  user: voucherFields.user,
  status: voucherFields.status,
  expires: voucherFields.expires,
  claimable: voucherFields.claimable,
  multiple: voucherFields.multiple,
  createdAt: voucherFields.createdAt,
  id: voucherFields.id,
}

export const voucherSum: Sum<Voucher> = {
  amountOf: voucherFields.amount.get,
  // A free delivery has no amount.
  isCounted: ({ type }) => type !== 'free_delivery',
  noun: ['voucher with an amount', 'vouchers with an amount'],
  by: [voucherFields.status, voucherFields.type],
}
