import { Download } from 'lucide'
import { ColumnsMenu } from '@/components/columns-menu'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { UpdatedAgo } from '@/components/updated-ago'
import { hiddenColumns, optionalColumns } from './columns'
import { VoucherFilterChips, VoucherFilters, type Filters } from './voucher-filters'

interface VoucherToolbarProps {
  filters: Filters
  onFilter: (change: Partial<Filters>) => void
  /** When the list was read; 0 before. */
  readAt: number
  isFetching: boolean
  onRefresh: () => void
  onExport: () => void
}

/** Over the list: what it is filtered by, how old it is, and which columns it has. */
export function VoucherToolbar(props: VoucherToolbarProps) {
  const { filters, onFilter, readAt, isFetching, onRefresh, onExport } = props
  const hidden = hiddenColumns.use()
  return (
    <>
      <div className="flex flex-wrap items-center gap-3 px-3 pt-3 sm:px-4 sm:pt-4">
        <VoucherFilters filters={filters} onChange={onFilter} />
      </div>
      <div className="flex items-center gap-x-2 border-b py-2 pr-2 pl-3 max-sm:flex-wrap max-sm:justify-end sm:pl-4">
        <VoucherFilterChips filters={filters} onChange={onFilter} />
        <UpdatedAgo at={readAt} isFetching={isFetching} onRefresh={onRefresh} />
        <ColumnsMenu columns={optionalColumns} hidden={hidden} onChange={hiddenColumns.set} />
        <Button variant="ghost" className="max-sm:w-control max-sm:px-0" onClick={onExport}>
          <Icon of={Download} />
          <span className="max-sm:sr-only">Export</span>
        </Button>
      </div>
    </>
  )
}
