import { useRef, useState } from 'react'
import type { ListPageData } from '@/api/list-response'
import { type ReadProgress, isComplete, newReadProgress, pagesInOrder } from '@/api/read-all'
import { formatProgress } from '@/components/list/reading-progress'
import { exportFile, exportName } from '@/domain/export-file'
import type { ListScope } from '@/domain/list-scope'
import { useReadAll } from '@/hooks/use-read-all'
import { serverDate } from '@/lib/clock'
import { type CsvCell, csvLines } from '@/lib/csv/to-csv'
import { capitalize, formatCount, formatQuantity } from '@/lib/format'
import { saveFile } from '@/lib/save-file'
import { toast } from '@/lib/toast'

export interface ExportRow {
  id: string
  cells: readonly CsvCell[]
}

export interface ExportSource extends ListScope {
  columns: readonly { header: string }[]
  readPage: (page: number, signal: AbortSignal) => Promise<ListPageData<ExportRow>>
}

/** "1 row has no id of its own and was left out". */
export const leftOutText = (count: number) =>
  count === 1
    ? '1 row has no id of its own and was left out'
    : `${formatCount(count)} rows have no id of their own and were left out`

/** "5 new orders came during the export and are not in the file". "" if there are none. */
export function newRowsText(
  { newRows }: Pick<ReadProgress<unknown>, 'newRows'>,
  [one, many]: ListScope['noun'],
) {
  if (newRows === 0) return ''
  const verb = newRows === 1 ? 'is' : 'are'
  const rows = formatQuantity(newRows, `new ${one}`, `new ${many}`)
  return `${rows} came during the export and ${verb} not in the file`
}

/** Exports rows to a CSV file. Unmounting cancels a running export. */
export function useExport(source: ExportSource, onDone: () => void) {
  const { noun, columns, readPage } = source
  const [one, many] = noun
  const { shown, read } = useReadAll<ExportRow>()
  // A retry after midnight continues with the days that "today" had at the start.
  const [start, setStart] = useState({ readPage, now: serverDate() })
  const [partial, setPartial] = useState<ReadProgress<string>>()
  // A ref, because `shown` only updates with the next render.
  const isReading = useRef(false)

  const toLines = (rows: readonly ExportRow[]) => csvLines(rows.map(({ cells }) => cells))

  function save(name: string, lines: readonly string[]) {
    saveFile(name, exportFile(columns, lines))
  }
  function finish(count: number, note = '') {
    const saved = `${formatQuantity(count, one, many)} saved`
    toast.success(`${capitalize(many)} exported\n${note ? `${saved}. ${note}.` : saved}`)
    onDone()
  }

  async function readAndSave(progress: ReadProgress<string>, from: typeof start) {
    isReading.current = true
    const isOver = await read({ progress, readPage: from.readPage, toPage: toLines })
    isReading.current = false
    if (!isOver) return
    if (!isComplete(progress)) return setPartial({ ...progress })
    save(exportName(source, { now: from.now }), pagesInOrder(progress))
    finish(progress.ids.size, newRowsText(progress, noun))
  }

  return {
    isPending: shown !== null,
    shown,
    partial,
    saveSelected(rows: readonly ExportRow[]) {
      const scope = { noun, filters: ['selected'], search: '' }
      save(exportName(scope, { now: serverDate() }), [toLines(rows)])
      finish(rows.length)
    },
    /** Exports all matching rows. A retry keeps what has been read. */
    saveAll() {
      if (isReading.current) return
      const next = partial ? start : { readPage, now: serverDate() }
      setStart(next)
      void readAndSave(partial ?? newReadProgress<string>(), next)
    },
    savePartial(progress: ReadProgress<string>) {
      save(exportName(source, { now: start.now, isIncomplete: true }), pagesInOrder(progress))
      const { ids, firstPage, leftOut } = progress
      const count = formatProgress(ids.size, firstPage?.total)
      const missing = leftOut > 0 ? ` ${leftOutText(leftOut)}.` : ''
      toast.warning(`The export is not complete\n${count} ${many} were saved.${missing}`)
      onDone()
    },
  }
}
