import { Button } from '@/components/ui/button'
import { Progress } from '@/components/ui/progress'
import type { Voucher, VoucherListSearch } from '@/features/vouchers/resource'
import { formatCount } from '@/lib/format'
import { MAX_SELECTED } from './limits'
import { selectAllLabel, useSelectAll } from './use-select-all'

interface SelectAllProps {
  filters: VoucherListSearch
  /** The number of vouchers that match the filters. */
  total: number
  onSelect: (vouchers: readonly Voucher[]) => void
}

/** Selects every voucher that matches the filters, on all pages, and shows the progress. */
export function SelectAll({ filters, total, onSelect }: SelectAllProps) {
  const { loaded, start, cancel } = useSelectAll(filters, onSelect)
  if (loaded === null) {
    return (
      <Button variant="ghost" className="text-brand" onClick={start}>
        {selectAllLabel(total)}
      </Button>
    )
  }
  const count = Math.min(total, MAX_SELECTED)
  return (
    <>
      <span role="status" className="flex flex-col gap-1 text-sm whitespace-nowrap">
        Selecting {formatCount(loaded)} of {formatCount(count)}…
        <Progress label="Selecting" value={Math.min(1, loaded / Math.max(1, count))} />
      </span>
      <Button variant="ghost" onClick={cancel}>
        Cancel
      </Button>
    </>
  )
}
