import { listExport } from '@/components/export/list-export'
import { describeStatus } from '@/components/ui/status'
import { orderStatus } from '@/domain/order-status'
import { paymentLabel } from '@/domain/payment'
import type { ExportColumn } from '@/lib/export-file'
import { toIsoMinute } from '@/lib/format'
import { orderName } from './labels'
import { orderResource, type Order } from './resource'

const columns: readonly ExportColumn<Order>[] = [
  { header: 'Order', value: orderName },
  { header: 'Customer', value: ({ user }) => user?.name ?? user?.id ?? null },
  { header: 'Restaurant', value: ({ restaurant }) => restaurant?.name ?? restaurant?.id ?? null },
  { header: 'Driver', value: ({ driver }) => driver?.name ?? driver?.id ?? null },
  { header: 'Total (NGN)', value: ({ totalPrice }) => totalPrice },
  { header: 'Payment', value: ({ paymentMethod }) => paymentLabel(paymentMethod) },
  { header: 'Status', value: ({ status }) => status && describeStatus(status, orderStatus).label },
  { header: 'Created', date: ({ createdAt }) => toIsoMinute(createdAt) },
]

export default listExport(orderResource, columns)
