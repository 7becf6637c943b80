import { ExportDialog } from '@/components/export/export-dialog'
import { orderStatus } from '@/components/records/order-status'
import { describeStatus } from '@/components/ui/status'
import type { ExportColumn } from '@/lib/export-file'
import { toIsoMinute } from '@/lib/format'
import { filterLabels } from '@/lib/list'
import { readOrders } from './api'
import { orderName, paymentLabel } from './labels'
import { NOUN, orderList, type Order, type OrderFilters } from './schema'

const columns: readonly ExportColumn<Order>[] = [
  { header: 'Order', value: orderName },
  { header: 'Customer', value: ({ user }) => user?.name ?? null },
  { header: 'Restaurant', value: ({ restaurant }) => restaurant?.name ?? null },
  { header: 'Driver', value: ({ driver }) => driver?.name ?? null },
  { header: 'Total (NGN)', value: ({ totalPrice }) => totalPrice },
  { header: 'Payment', value: ({ paymentMethod }) => paymentLabel(paymentMethod) },
  { header: 'Status', value: ({ status }) => status && describeStatus(status, orderStatus).label },
  { header: 'Created', date: ({ createdAt }) => toIsoMinute(createdAt) },
]

interface OrderExportProps {
  filters: OrderFilters
  total: number | null | undefined
  onClose: () => void
}

/** Exports the orders that the filters match. */
export default function OrderExport({ filters, total, onClose }: OrderExportProps) {
  return (
    <ExportDialog
      noun={NOUN}
      columns={columns}
      filters={filterLabels(orderList, filters)}
      search={filters.search}
      readPage={(page, signal) => readOrders({ ...filters, page }, signal)}
      total={total}
      onClose={onClose}
    />
  )
}
