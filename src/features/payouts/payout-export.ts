import { exportColumns } from '@/components/export/export-columns'
import { listExport } from '@/components/export/list-export'
import { payoutFields } from './fields'
import { payoutResource } from './resource'

// Excludes the account number.
export default listExport(
  payoutResource,
  exportColumns(payoutFields, [
    'payoutId',
    'payee',
    'payeeType',
    'amount',
    'bank',
    'accountName',
    'status',
    'reference',
    'createdAt',
    'paidAt',
  ]),
)
