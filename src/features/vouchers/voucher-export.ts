import { exportColumns } from '@/components/export/export-columns'
import { listExport } from '@/components/export/list-export'
import { voucherFields } from './fields'
import { voucherResource } from './resource'

export const voucherExportColumns = exportColumns(voucherFields, [
  'title',
  'type',
  'amount',
  'code',
  'user',
  'status',
  'expires',
  'claimable',
  'multiple',
  'createdAt',
  'id',
])

export default listExport(voucherResource, voucherExportColumns)
