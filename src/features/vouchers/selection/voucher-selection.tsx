import { Download } from 'lucide-react'
import type { ListState } from '@/components/list/use-list'
import { SelectionBar } from '@/components/selection/selection-bar'
import type { Selection } from '@/components/selection/use-selection'
import { Button } from '@/components/ui/button'
import type { Voucher, VoucherListSearch } from '@/features/vouchers/resource'
import { MAX_SELECTED } from './limits'
import { SelectAll } from './select-all'
import { usePruneDeletedSelection } from './use-prune-deleted-selection'

interface VoucherSelectionProps {
  list: Pick<ListState<Voucher>, 'data' | 'rows' | 'filterKey'>
  search: VoucherListSearch
  selection: Selection<Voucher>
  onExport: () => void
  onBulkAction: () => void
  /** Clears the selection. */
  onClose: () => void
}

/** The bar of the selected vouchers. Rendered while there are any. */
export default function VoucherSelection(props: VoucherSelectionProps) {
  const { list, search, selection, onClose } = props
  const { data, rows, filterKey } = list
  const { selected, select, deselect } = selection
  usePruneDeletedSelection(`${filterKey} ${search.page}`, rows, selected, deselect)
  const total = data?.total ?? 0
  const canSelectMore =
    rows?.every((row) => selected.has(row.id)) && selected.size < Math.min(total, MAX_SELECTED)
  return (
    <SelectionBar
      count={selected.size}
      onClear={onClose}
      more={
        canSelectMore && (
          <SelectAll key={filterKey} filters={search} total={total} onSelect={select} />
        )
      }
    >
      <Button variant="outline" onClick={props.onExport}>
        <Download />
        <span>
          <span className="max-sm:sr-only">Export </span>({selected.size})
        </span>
      </Button>
      <Button onClick={props.onBulkAction}>Bulk Actions ({selected.size})</Button>
    </SelectionBar>
  )
}
