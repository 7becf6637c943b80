import { useState } from 'react'
import type { ListPageData } from '@/api/list-response'
import { newReadProgress, pagesInOrder, type ReadProgress } from '@/api/read-all'
import { BusyNote } from '@/components/ui/busy-note'
import { Button } from '@/components/ui/button'
import { Progress } from '@/components/ui/progress'
import { MAX_ROWS, useReadAll } from '@/hooks/use-read-all'
import { formatCount, formatQuantity } from '@/lib/format'
import { toast } from '@/lib/toast'

interface Source<TRow> {
  noun: readonly [one: string, many: string]
  readPage: (page: number, signal: AbortSignal) => Promise<ListPageData<TRow>>
}

interface SelectAllProps<TRow> extends Source<TRow> {
  /** The number of rows that match the filters. */
  total: number
  /** A selection in progress goes on also when it is no longer offered. */
  isOffered: boolean
  onSelect: (rows: readonly TRow[]) => void
}

/** Selects every row that matches the filters, on all pages, and shows the progress. */
export function SelectAll<TRow extends { id: string }>(props: SelectAllProps<TRow>) {
  const { total, isOffered, onSelect } = props
  const { shown, kept, start, cancel } = useSelectAll(props, onSelect)
  const count = Math.min(total, MAX_ROWS)
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

type Progress<TRow> = ReadProgress<readonly TRow[]>

/** Reads every page that matches the filters and passes the rows to `onSelect`, unless a page fails. */
function useSelectAll<TRow extends { id: string }>(
  { noun: [one, many], readPage }: Source<TRow>,
  onSelect: (rows: readonly TRow[]) => void,
) {
  const { shown, read, stop } = useReadAll<TRow>()
  // With the function that has begun to read: "today" has other days after midnight.
  const [failed, setFailed] = useState<{ progress: Progress<TRow>; from: typeof readPage } | null>(
    null,
  )

  function select(progress: Progress<TRow>) {
    const rows = pagesInOrder(progress).flat().slice(0, MAX_ROWS)
    onSelect(rows)
    const { newRows, hasChanged, check } = progress
    const selected = `${formatQuantity(rows.length, one, many)} selected`
    if (hasChanged && check !== 'passed') {
      toast.warning(
        `The list changed during the selection\n${selected}. Check them before you continue.`,
      )
    } else if (newRows > 0) {
      const came = formatQuantity(newRows, `new ${one}`, `new ${many}`)
      const verb = newRows === 1 ? 'is' : 'are'
      toast.warning(`${selected}\n${came} came during the selection and ${verb} not selected.`)
    }
  }

  async function start({ progress, from }: NonNullable<typeof failed>) {
    setFailed(null)
    const isOver = await read({
      progress,
      readPage: from,
      toPage: (rows) => rows,
      maxRows: MAX_ROWS,
    })
    if (!isOver) return
    if (progress.failure === null) return select(progress)
    setFailed({ progress, from })
    toast.warning(`The ${many} could not be selected\n${progress.failure}`)
  }

  return {
    /** The rows that have been read. Null if no selection is in progress. */
    shown,
    /** The number of rows that were read before a page failed. Null if none failed. */
    kept: failed && failed.progress.ids.size,
    /** Reads what is missing after a failure. */
    start: () => void start(failed ?? { progress: newReadProgress(), from: readPage }),
    cancel() {
      stop()
      setFailed(null)
    },
  }
}

function selectAllLabel(total: number) {
  return total > MAX_ROWS
    ? `Select the first ${formatCount(MAX_ROWS)}`
    : `Select all ${formatCount(total)}`
}
