import { SelectedRows } from '@/components/bulk/selected-rows'
import type { ListState } from '@/components/list/use-list'
import type { Selection } from '@/components/selection/use-selection'
import { Button } from '@/components/ui/button'
import { voucherName } from '@/features/vouchers/fields'
import type { Voucher } from '@/features/vouchers/resource'

interface VoucherSelectionProps {
  list: ListState<Voucher>
  selection: Selection<Voucher>
  onBulkAction: () => void
  /** Clears the selection. */
  onClose: () => void
}

export default function VoucherSelection({ onBulkAction, ...props }: VoucherSelectionProps) {
  return (
    <SelectedRows {...props} getName={voucherName}>
      <Button onClick={onBulkAction}>Bulk Actions ({props.selection.selected.size})</Button>
    </SelectedRows>
  )
}
