import { exportColumns } from '@/components/export/export-columns'
import { listExport } from '@/components/export/list-export'
import { orderFields } from './fields'
import { orderResource } from './resource'

export default listExport(
  orderResource,
  exportColumns(orderFields, [
    'orderId',
    'user',
    'restaurant',
    'driver',
    'totalPrice',
    'paymentMethod',
    'status',
    'createdAt',
  ]),
)
