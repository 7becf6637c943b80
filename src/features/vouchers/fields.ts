import { fields } from '../../domain/field.ts'
import { voucherRowFields, voucherType } from '../../domain/voucher.ts'
import { shorten } from '../../lib/format.ts'
import type { Voucher } from './resource.ts'

export const voucherName = ({ title, code, id }: Voucher) => shorten(title || code || id)

export const voucherFields = fields<Voucher>()({
  title: { label: 'Title', kind: 'text', card: 'top' },
  type: {
    label: 'Type',
    kind: 'text',
    get: ({ type }) => voucherType.labelOf(type),
    card: 'start',
    width: 5.5,
  },
  amount: {
    ...voucherRowFields.amount,
    get: ({ type, amount }) => (type === 'free_delivery' ? null : amount),
    card: 'end',
    width: 5.5,
  },
  code: { label: 'Code', kind: 'code', card: 'start' },
  user: { label: 'User', kind: 'text', card: 'wide', isWide: true },
  status: { ...voucherRowFields.status, card: 'end', width: 6.5 },
  createdAt: { ...voucherRowFields.createdAt, card: 'start', width: 8 },
  expiryDate: { label: 'Expiry', kind: 'day', card: 'wide' },
  claimable: { label: 'Claimable', kind: 'flag', card: 'end' },
  // Not in the list.
  expires: { label: 'Expiry date', kind: 'day', get: ({ expiryDate }) => expiryDate },
  multiple: { label: 'Multiple', kind: 'flag' },
  id: { label: 'ID', kind: 'code', isWide: true },
})
