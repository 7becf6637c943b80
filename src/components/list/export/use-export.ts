import { useState } from 'react'
import { ApiError } from '@/api/api-error'
import type { ListPageData } from '@/api/list-response'
import { type ReadProgress, isComplete, newReadProgress, pagesInOrder } from '@/api/read-all'
import { MutationResult } from '@/api/remembered'
import { useSubmitOnce } from '@/components/form/use-submit-once'
import { useReadAll } from '@/hooks/use-read-all'
import { serverDate } from '@/lib/clock'
import { capitalize, formatCount, formatQuantity } from '@/lib/format'
import { saveFile } from '@/lib/save-file'
import { toast } from '@/lib/toast'
import {
  type ExportColumn,
  type ExportScope,
  exportFile,
  exportLines,
  exportName,
} from './export-file'

export interface ExportSource<TRow extends { id: string }> extends ExportScope {
  columns: readonly ExportColumn<TRow>[]
  readPage: (page: number, signal: AbortSignal) => Promise<ListPageData<TRow>>
}

/** "116 of 240", or "116" if the total is unknown. */
export function formatProgress(loaded: number, total: number | null | undefined) {
  return formatCount(loaded) + (typeof total === 'number' ? ` of ${formatCount(total)}` : '')
}

/** "1 row has no id of its own and was left out". */
export const leftOutText = (count: number) =>
  count === 1
    ? '1 row has no id of its own and was left out'
    : `${formatCount(count)} rows have no id of their own and were left out`

/** "5 new orders came during the export and are not in the file". "" if there are none. */
export function newRowsText(
  { newRows }: Pick<ReadProgress<unknown>, 'newRows'>,
  [one, many]: ExportScope['noun'],
) {
  if (newRows === 0) return ''
  const verb = newRows === 1 ? 'is' : 'are'
  const rows = formatQuantity(newRows, `new ${one}`, `new ${many}`)
  return `${rows} came during the export and ${verb} not in the file`
}

/** Exports rows to a CSV file. Unmounting cancels a running export. */
export function useExport<TRow extends { id: string }>(
  source: ExportSource<TRow>,
  onDone: () => void,
) {
  const { noun, columns, readPage } = source
  const [one, many] = noun
  const { shown, read } = useReadAll<TRow>()
  // A retry after midnight continues with the days that "today" had at the start.
  const [start, setStart] = useState({ readPage, now: serverDate() })
  const [partial, setPartial] = useState<ReadProgress<string>>()

  const toLines = (rows: readonly TRow[]) => exportLines(columns, rows)

  function save(name: string, lines: readonly string[]) {
    saveFile(name, exportFile(columns, lines))
  }

  const savedOutcome = (count: number) =>
    new MutationResult(`${formatQuantity(count, one, many)} saved`)

  async function readAndSave(progress: ReadProgress<string>, from: typeof start) {
    const isOver = await read({ progress, readPage: from.readPage, toPage: toLines })
    if (!isOver) throw new ApiError()
    if (!isComplete(progress)) {
      setPartial({ ...progress })
      throw new ApiError()
    }
    save(exportName(source, { now: from.now }), pagesInOrder(progress))
    const saved = savedOutcome(progress.ids.size)
    const missing = newRowsText(progress, noun)
    return missing ? new MutationResult(`${saved.detail}. ${missing}.`) : saved
  }

  // A mutation, so that it only runs once at a time and api/query-client.ts reports its success.
  const { submit, isPending } = useSubmitOnce({
    mutationFn: (run: () => Promise<MutationResult>) => run(),
    meta: { success: `${capitalize(many)} exported`, reportedByPage: true },
    gcTime: 0,
  })

  return {
    isPending,
    shown,
    partial,
    saveSelected: (rows: readonly TRow[]) =>
      void submit(async () => {
        const scope = { noun, filters: ['selected'], search: '' }
        save(exportName(scope, { now: serverDate() }), [toLines(rows)])
        return savedOutcome(rows.length)
      }, onDone),
    /** Exports all matching rows. A retry keeps what has been read. */
    saveAll: () =>
      void submit(() => {
        if (partial) return readAndSave(partial, start)
        const next = { readPage, now: serverDate() }
        setStart(next)
        return readAndSave(newReadProgress<string>(), next)
      }, onDone),
    savePartial: (progress: ReadProgress<string>) => {
      save(exportName(source, { now: start.now, isIncomplete: true }), pagesInOrder(progress))
      const { ids, firstPage, leftOut } = progress
      const count = formatProgress(ids.size, firstPage?.total)
      const missing = leftOut > 0 ? ` ${leftOutText(leftOut)}.` : ''
      toast.warning(`The export is not complete\n${count} ${many} were saved.${missing}`)
      onDone()
    },
  }
}
