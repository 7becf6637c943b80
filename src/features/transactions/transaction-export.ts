import { exportColumns } from '@/components/export/export-columns'
import { listExport } from '@/components/export/list-export'
import { transactionFields } from './fields'
import { transactionResource } from './resource'

export default listExport(
  transactionResource,
  exportColumns(transactionFields, [
    'reference',
    'providerReference',
    'type',
    'amount',
    'fee',
    'channel',
    'status',
    'user',
    'order',
    'createdAt',
  ]),
)
