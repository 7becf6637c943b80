import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { EXPORT, voucherExportQuery } from '@/features/vouchers/api'
import type { Voucher, VoucherFilters } from '@/features/vouchers/schema'
import { saveCsv } from '@/lib/csv'
import { formatCount, formatQuantity } from '@/lib/format'
import { ApiError } from '@/lib/http'
import { Outcome } from '@/lib/outcome'
import {
  pagesInOrder,
  isComplete,
  newReadProgress,
  readAll,
  type ReadProgress,
} from '@/lib/read-all'
import { toast } from '@/lib/toast'
import { useSubmitOnce } from '@/lib/use-submit-once'
import { exportFile, exportName, voucherLines } from './export'

/** Returns "116 of 240", or "116" if the total is unknown. */
export function formatProgress(loaded: number, total: number | null | undefined) {
  return formatCount(loaded) + (typeof total === 'number' ? ` of ${formatCount(total)}` : '')
}

const savedOutcome = (count: number) =>
  new Outcome(`${formatQuantity(count, 'voucher', 'vouchers')} saved`)

/** Exports vouchers to a CSV file. Unmounting cancels an export that is still running. */
export function useExport(filters: VoucherFilters, onDone: () => void) {
  const queryClient = useQueryClient()
  const aborter = useRef<AbortController>(undefined)
  const [counts, setCounts] = useState<{ loaded: number; total: number | null }>()
  // The result of an incomplete export.
  const [partial, setPartial] = useState<ReadProgress<string>>()

  useEffect(
    () => () => {
      aborter.current?.abort()
      void queryClient.cancelQueries({ queryKey: EXPORT })
    },
    [queryClient],
  )

  function updateCounts({ ids, firstPage }: ReadProgress<string>) {
    setCounts(firstPage ? { loaded: ids.size, total: firstPage.total } : undefined)
  }

  async function readAndSave(progress: ReadProgress<string>) {
    const { signal } = (aborter.current = new AbortController())
    updateCounts(progress)
    await readAll(progress, {
      readPage: (page) => queryClient.fetchQuery(voucherExportQuery({ ...filters, page })),
      toPage: voucherLines,
      signal,
      onPage: () => updateCounts(progress),
    })
    signal.throwIfAborted()
    if (!isComplete(progress)) {
      setPartial({ ...progress })
      throw new ApiError()
    }
    saveCsv(exportName(filters, { now: new Date() }), exportFile(pagesInOrder(progress)))
    return savedOutcome(progress.ids.size)
  }

  // A mutation, although nothing changes on the server: it runs once at a time, and lib/query.ts reports its success.
  const { submit, isPending } = useSubmitOnce({
    mutationFn: (save: () => Promise<Outcome>) => save(),
    meta: { success: 'Vouchers exported', reportedByPage: true },
    gcTime: 0,
  })

  return {
    isPending,
    counts,
    partial,
    saveSelected: (vouchers: readonly Voucher[]) =>
      void submit(async () => {
        saveCsv(exportName('selected', { now: new Date() }), exportFile([voucherLines(vouchers)]))
        return savedOutcome(vouchers.length)
      }, onDone),
    /** Exports all vouchers that the filters match. A retry reads only the missing pages if the list has not changed. */
    saveAll: () =>
      void submit(() => {
        const canContinue = partial && partial.failure !== null && !partial.hasChanged
        return readAndSave(canContinue ? partial : newReadProgress<string>())
      }, onDone),
    /** Saves the pages that an incomplete export has read. */
    savePartial: (progress: ReadProgress<string>) => {
      const name = exportName(filters, { now: new Date(), isIncomplete: true })
      saveCsv(name, exportFile(pagesInOrder(progress)))
      const count = formatProgress(progress.ids.size, progress.firstPage?.total)
      toast.warning(`The export is not complete\n${count} vouchers were saved.`)
      onDone()
    },
  }
}
