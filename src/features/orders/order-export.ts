import { listExport } from '@/components/export/list-export'
import { orderName, orderStatus } from '@/domain/order'
import { paymentLabel } from '@/domain/payment'
import type { ExportColumn } from '@/lib/export-file'
import { toIsoMinute } from '@/lib/format'
import { type Order, orderResource } from './resource'

const columns: readonly ExportColumn<Order>[] = [
  { header: 'Order', value: orderName },
  { header: 'Customer', value: ({ user }) => user?.name ?? user?.id ?? null },
  { header: 'Restaurant', value: ({ restaurant }) => restaurant?.name ?? restaurant?.id ?? null },
  { header: 'Driver', value: ({ driver }) => driver?.name ?? driver?.id ?? null },
  { header: 'Total (NGN)', value: ({ totalPrice }) => totalPrice },
  { header: 'Payment', value: ({ paymentMethod }) => paymentLabel(paymentMethod) },
  { header: 'Status', value: ({ status }) => status && orderStatus.describe(status).label },
  { header: 'Created', date: ({ createdAt }) => toIsoMinute(createdAt) },
]

export default listExport(orderResource, columns)
