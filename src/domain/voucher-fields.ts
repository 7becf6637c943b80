import { fields } from './field.ts'
import { voucherStatus, type VoucherRow } from './voucher.ts'

export const voucherRowFields = fields<VoucherRow>()({
  title: {
    label: 'Voucher',
    kind: 'text',
    isVerbatim: true,
    get: ({ title, code }) => title ?? code,
  },
  amount: { label: 'Amount', kind: 'naira' },
  status: { label: 'Status', kind: 'status', statuses: voucherStatus },
  createdAt: { label: 'Created', kind: 'timestamp' },
})
