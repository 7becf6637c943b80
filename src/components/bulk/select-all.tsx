import type { ListState } from '@/components/list/use-list'
import { BusyNote } from '@/components/ui/busy-note'
import { Button } from '@/components/ui/button'
import { Progress } from '@/components/ui/progress'
import { formatCount } from '@/lib/format'
import { MAX_SELECTED, selectAllLabel, useSelectAll } from './use-select-all'

interface SelectAllProps<TRow extends { id: string }> {
  list: Pick<ListState<TRow>, 'resource' | 'readPage'>
  /** The number of rows that match the filters. */
  total: number
  /** A selection in progress goes on also when it is no longer offered. */
  isOffered: boolean
  onSelect: (rows: readonly TRow[]) => void
}

/** Selects every row that matches the filters, on all pages, and shows the progress. */
export function SelectAll<TRow extends { id: string }>(props: SelectAllProps<TRow>) {
  const { list, total, isOffered, onSelect } = props
  const { shown, kept, start, cancel } = useSelectAll(list, onSelect)
  const count = Math.min(total, MAX_SELECTED)
  if (shown === null && kept === null) {
    return (
      isOffered && (
        <Button variant="ghost" className="text-brand" onClick={start}>
          {selectAllLabel(total)}
        </Button>
      )
    )
  }
  const loaded = shown?.loaded ?? kept ?? 0
  const progress = `${formatCount(loaded)} of ${formatCount(count)}`
  const text = shown ? `Selecting ${progress}…` : `${progress} read`
  return (
    <>
      <span role="status" className="flex flex-col gap-1 text-sm whitespace-nowrap">
        {shown?.busyUntil ? <BusyNote until={shown.busyUntil} /> : <span>{text}</span>}
        <Progress label="Selecting" value={Math.min(1, loaded / Math.max(1, count))} />
      </span>
      {!shown && (
        <Button variant="ghost" className="text-brand" onClick={start}>
          Try again
        </Button>
      )}
      <Button variant="ghost" onClick={cancel}>
        Cancel
      </Button>
    </>
  )
}
