import type { ListState } from '@/components/list/use-list'
import { Button } from '@/components/ui/button'
import { Progress } from '@/components/ui/progress'
import { formatCount } from '@/lib/format'
import { MAX_SELECTED, selectAllLabel, useSelectAll } from './use-select-all'

interface SelectAllProps<TRow extends { id: string }> {
  list: Pick<ListState<TRow>, 'resource' | 'readPage'>
  /** The number of rows that match the filters. */
  total: number
  onSelect: (rows: readonly TRow[]) => void
}

/** Selects every row that matches the filters, on all pages, and shows the progress. */
export function SelectAll<TRow extends { id: string }>({
  list,
  total,
  onSelect,
}: SelectAllProps<TRow>) {
  const { loaded, start, cancel } = useSelectAll(list, onSelect)
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
        <span>{`Selecting ${formatCount(loaded)} of ${formatCount(count)}…`}</span>
        <Progress label="Selecting" value={Math.min(1, loaded / Math.max(1, count))} />
      </span>
      <Button variant="ghost" onClick={cancel}>
        Cancel
      </Button>
    </>
  )
}
