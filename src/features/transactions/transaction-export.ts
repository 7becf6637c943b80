import { listExport } from '@/components/export/list-export'
import { paymentLabel, signedAmount, transactionTypeLabel } from '@/domain/payment'
import { transactionStatus } from '@/domain/transaction'
import type { ExportColumn } from '@/lib/export-file'
import { toIsoMinute } from '@/lib/format'
import { transactionName } from './labels'
import { transactionResource, type Transaction } from './resource'

const columns: readonly ExportColumn<Transaction>[] = [
  { header: 'Reference', value: transactionName },
  { header: 'Provider reference', value: ({ providerReference }) => providerReference },
  { header: 'Type', value: ({ type }) => transactionTypeLabel(type) },
  { header: 'Amount (NGN)', value: signedAmount },
  { header: 'Fee (NGN)', value: ({ fee }) => fee },
  { header: 'Channel', value: ({ channel }) => paymentLabel(channel) },
  {
    header: 'Status',
    value: ({ status }) => status && transactionStatus.describe(status).label,
  },
  { header: 'Customer', value: ({ user }) => user?.name ?? user?.id ?? null },
  { header: 'Order', value: ({ order }) => order?.orderId ?? order?.id ?? null },
  { header: 'Date', date: ({ createdAt }) => toIsoMinute(createdAt) },
]

export default listExport(transactionResource, columns)
