import { listExport } from '@/components/export/list-export'
import { payoutName, payoutStatus } from '@/domain/payout'
import type { ExportColumn } from '@/lib/export-file'
import { toIsoMinute } from '@/lib/format'
import { type Payout, payoutResource } from './resource'

// Without the account number.
const columns: readonly ExportColumn<Payout>[] = [
  { header: 'Payout', value: payoutName },
  { header: 'Payee', value: ({ payee }) => payee?.name ?? payee?.id ?? null },
  { header: 'Payee type', value: ({ payee }) => payee?.type ?? null },
  { header: 'Amount (NGN)', value: ({ amount }) => amount },
  { header: 'Bank', value: ({ account }) => account?.bankName ?? null },
  { header: 'Account name', value: ({ account }) => account?.accountName ?? null },
  { header: 'Status', value: ({ status }) => status && payoutStatus.describe(status).label },
  { header: 'Reference', value: ({ reference }) => reference },
  { header: 'Requested', date: ({ createdAt }) => toIsoMinute(createdAt) },
  { header: 'Paid', date: ({ paidAt }) => toIsoMinute(paidAt) },
]

export default listExport(payoutResource, columns)
