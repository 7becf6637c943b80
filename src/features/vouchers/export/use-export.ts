import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { EXPORT, voucherExportQuery } from '@/features/vouchers/api'
import type { Voucher, VoucherFilters } from '@/features/vouchers/schema'
import { saveCsv } from '@/lib/csv'
import { formatCount, formatQuantity } from '@/lib/format'
import { ApiError } from '@/lib/http'
import { Outcome } from '@/lib/outcome'
import { toast } from '@/lib/toast'
import { useSubmitOnce } from '@/lib/use-submit-once'
import { exportFile, exportName, voucherLines } from './export'
import { pagesInOrder, isComplete, newReadProgress, readAll, type ReadProgress } from './read-all'

/** "116 of 240", or "116" where nobody tells of how many. */
export function countOf(read: number, total: number | null | undefined) {
  return formatCount(read) + (typeof total === 'number' ? ` of ${formatCount(total)}` : '')
}

const savedOutcome = (count: number) =>
  new Outcome(`${formatQuantity(count, 'voucher', 'vouchers')} saved`)

/** Writes vouchers into a file. Whoever leaves meanwhile breaks it off. */
export function useExport(filters: VoucherFilters, onDone: () => void) {
  const queryClient = useQueryClient()
  const aborter = useRef<AbortController>(undefined)
  const [progress, setProgress] = useState<{ read: number; total: number | null }>()
  // What could be read, where that is not all.
  const [partial, setPartial] = useState<ReadProgress<string>>()

  useEffect(
    () => () => {
      aborter.current?.abort()
      void queryClient.cancelQueries({ queryKey: EXPORT })
    },
    [queryClient],
  )

  function tell({ ids, firstPage }: ReadProgress<string>) {
    setProgress(firstPage ? { read: ids.size, total: firstPage.total } : undefined)
  }

  async function saveAll(reading: ReadProgress<string>) {
    const { signal } = (aborter.current = new AbortController())
    tell(reading)
    await readAll(reading, {
      readPage: (page) => queryClient.fetchQuery(voucherExportQuery({ ...filters, page })),
      toPage: voucherLines,
      signal,
      onPage: () => tell(reading),
    })
    signal.throwIfAborted()
    if (!isComplete(reading)) {
      setPartial({ ...reading })
      throw new ApiError()
    }
    saveCsv(exportName(filters, { now: new Date() }), exportFile(pagesInOrder(reading)))
    return savedOutcome(reading.ids.size)
  }

  // Not a write to the server, but as one: once, however often it is pressed, and lib/query.ts says that it is done.
  const { submit, isPending } = useSubmitOnce({
    mutationFn: (save: () => Promise<Outcome>) => save(),
    meta: { success: 'Vouchers exported', reportedByPage: true },
    gcTime: 0,
  })

  return {
    isPending,
    progress,
    partial,
    saveSelected: (vouchers: readonly Voucher[]) =>
      void submit(async () => {
        saveCsv(exportName('selected', { now: new Date() }), exportFile([voucherLines(vouchers)]))
        return savedOutcome(vouchers.length)
      }, onDone),
    /** Reads and saves all that the filters match; after a failure what is missing, where the rest is sound. */
    saveAll: () =>
      void submit(() => {
        const isSound = partial && partial.failure !== null && !partial.hasChanged
        return saveAll(isSound ? partial : newReadProgress<string>())
      }, onDone),
    savePartial: (reading: ReadProgress<string>) => {
      const name = exportName(filters, { now: new Date(), isIncomplete: true })
      saveCsv(name, exportFile(pagesInOrder(reading)))
      const count = countOf(reading.ids.size, reading.firstPage?.total)
      toast.warning(`The export is not complete\n${count} vouchers were saved.`)
      onDone()
    },
  }
}
