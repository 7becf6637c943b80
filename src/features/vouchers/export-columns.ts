import type { ExportColumn } from '@/lib/export-file'
import { toIsoMinute } from '@/lib/format'
import { statusLabel, typeLabel } from './labels'
import type { Voucher } from './resource'

/** The columns of an exported file. */
export const exportColumns: readonly ExportColumn<Voucher>[] = [
  { header: 'Title', value: ({ title }) => title },
  { header: 'Type', value: ({ type }) => type && typeLabel(type) },
  {
    header: 'Amount (NGN)',
    value: ({ type, amount }) => (type === 'free_delivery' ? null : amount),
  },
  { header: 'Code', value: ({ code }) => code },
  { header: 'User', value: ({ user }) => user },
  { header: 'Status', value: ({ status }) => status && statusLabel(status) },
  { header: 'Expiry date', date: ({ expiryDate }) => expiryDate },
  { header: 'Claimable', value: ({ claimable }) => claimable },
  { header: 'Multiple', value: ({ multiple }) => multiple },
  { header: 'Created', date: ({ createdAt }) => toIsoMinute(createdAt) },
  { header: 'ID', value: ({ id }) => id },
]
