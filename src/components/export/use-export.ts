import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useId, useRef, useState } from 'react'
import { ApiError } from '@/api/api-error'
import type { ListPageData } from '@/api/list-response'
import { MutationResult } from '@/api/mutation-result'
import {
  type ReadProgress,
  detachedQuery,
  isComplete,
  newReadProgress,
  pagesInOrder,
  readAll,
} from '@/api/read-all'
import { useSubmitOnce } from '@/hooks/use-submit-once'
import {
  type ExportColumn,
  type ExportScope,
  exportFile,
  exportLines,
  exportName,
} from '@/lib/export-file'
import { capitalize, formatCount, formatQuantity } from '@/lib/format'
import { saveFile } from '@/lib/save-file'
import { toast } from '@/lib/toast'

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

/** Exports rows to a CSV file. Unmounting cancels a running export. */
export function useExport<TRow extends { id: string }>(
  source: ExportSource<TRow>,
  onDone: () => void,
) {
  const { noun, columns, readPage } = source
  const [one, many] = noun
  // Identifies this export's queries, so that cancelling them does not cancel another export.
  const id = useId()
  const queryClient = useQueryClient()
  const aborter = useRef<AbortController>(undefined)
  const [counts, setCounts] = useState<{ loaded: number; total: number | null }>()
  const [partial, setPartial] = useState<ReadProgress<string>>()

  useEffect(
    () => () => {
      aborter.current?.abort()
      void queryClient.cancelQueries({ queryKey: ['export', id] })
    },
    [queryClient, id],
  )

  const toLines = (rows: readonly TRow[]) => exportLines(columns, rows)

  function save(name: string, lines: readonly string[]) {
    saveFile(name, exportFile(columns, lines))
  }

  const savedOutcome = (count: number) =>
    new MutationResult(`${formatQuantity(count, one, many)} saved`)

  function updateCounts({ ids, firstPage }: ReadProgress<string>) {
    setCounts(firstPage ? { loaded: ids.size, total: firstPage.total } : undefined)
  }

  async function readAndSave(progress: ReadProgress<string>) {
    const { signal } = (aborter.current = new AbortController())
    updateCounts(progress)
    await readAll(progress, {
      readPage: (page) =>
        queryClient.query(
          detachedQuery(['export', id, page], (querySignal) => readPage(page, querySignal)),
        ),
      toPage: toLines,
      signal,
      onPage: () => updateCounts(progress),
    })
    signal.throwIfAborted()
    if (!isComplete(progress)) {
      setPartial({ ...progress })
      throw new ApiError()
    }
    save(exportName(source, { now: new Date() }), pagesInOrder(progress))
    return savedOutcome(progress.ids.size)
  }

  // A mutation, so that it only runs once at a time and api/query-client.ts reports its success.
  const { submit, isPending } = useSubmitOnce({
    mutationFn: (run: () => Promise<MutationResult>) => run(),
    meta: { success: `${capitalize(many)} exported`, reportedByPage: true },
    gcTime: 0,
  })

  return {
    isPending,
    counts,
    partial,
    saveSelected: (rows: readonly TRow[]) =>
      void submit(async () => {
        const scope = { noun, filters: ['selected'], search: '' }
        save(exportName(scope, { now: new Date() }), [toLines(rows)])
        return savedOutcome(rows.length)
      }, onDone),
    /**
     * Exports all matching rows. A retry fetches the missing pages, unless the list has changed.
     */
    saveAll: () =>
      void submit(() => {
        const canContinue = partial && partial.failure !== null && !partial.hasChanged
        return readAndSave(canContinue ? partial : newReadProgress<string>())
      }, onDone),
    savePartial: (progress: ReadProgress<string>) => {
      save(exportName(source, { now: new Date(), isIncomplete: true }), pagesInOrder(progress))
      const { ids, firstPage, leftOut } = progress
      const count = formatProgress(ids.size, firstPage?.total)
      const missing = leftOut > 0 ? ` ${leftOutText(leftOut)}.` : ''
      toast.warning(`The export is not complete\n${count} ${many} were saved.${missing}`)
      onDone()
    },
  }
}
