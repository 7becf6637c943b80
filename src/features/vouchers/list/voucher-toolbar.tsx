import { Download } from 'lucide'
import { ColumnsMenu } from '@/components/list/columns-menu'
import { UpdatedAgo } from '@/components/list/updated-ago'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import type { VoucherFilters } from '@/features/vouchers/schema'
import { hiddenColumns, optionalColumns } from './columns'
import { FilterControls } from './voucher-filters'

interface VoucherToolbarProps {
  filters: VoucherFilters
  onFilter: (change: Partial<VoucherFilters>) => void
  /** See UpdatedAgo. */
  readAt: number | null
  isFetching: boolean
  onRefresh: () => void
  onExport: () => void
}

/** The toolbar above the list: filters, refresh, columns and export. */
export function VoucherToolbar(props: VoucherToolbarProps) {
  const { filters, onFilter, readAt, isFetching, onRefresh, onExport } = props
  const hidden = hiddenColumns.use()
  return (
    <div className="flex items-center gap-2 border-b p-1.5 max-sm:flex-wrap max-sm:p-2 sm:px-3">
      <FilterControls filters={filters} onChange={onFilter} />
      <div className="ml-auto flex shrink-0 items-center max-sm:contents">
        <UpdatedAgo at={readAt} isFetching={isFetching} onRefresh={onRefresh} />
        <ColumnsMenu columns={optionalColumns} hidden={hidden} onChange={hiddenColumns.set} />
        <Button variant="ghost" className="max-xl:w-control max-xl:px-0" onClick={onExport}>
          <Icon of={Download} />
          <span className="max-xl:sr-only">Export</span>
        </Button>
      </div>
    </div>
  )
}
