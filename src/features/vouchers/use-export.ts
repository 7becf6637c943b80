import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { saveCsv } from '@/lib/csv'
import { formatCount, formatQuantity } from '@/lib/format'
import { ApiError } from '@/lib/http'
import { notify } from '@/lib/notify'
import { Outcome } from '@/lib/outcome'
import { useWrite } from '@/lib/use-write'
import { EXPORT, voucherExportQuery } from './api'
import { exportFile, exportName, voucherLines, type ExportFilters } from './export'
import { inOrder, isWhole, newReading, readAll, type Reading } from './read-all'
import type { Voucher } from './schema'

/** "116 of 240", or "116" where nobody tells of how many. */
export function countOf(read: number, total: number | null | undefined) {
  return formatCount(read) + (typeof total === 'number' ? ` of ${formatCount(total)}` : '')
}

const savedOutcome = (count: number) =>
  new Outcome(`${formatQuantity(count, 'voucher', 'vouchers')} saved`)

/** Writes vouchers into a file. Whoever leaves meanwhile breaks it off. */
export function useExport(filters: ExportFilters, onDone: () => void) {
  const queryClient = useQueryClient()
  const aborter = useRef<AbortController>(undefined)
  const [progress, setProgress] = useState<{ read: number; total: number | null }>()
  // What could be read, where that is not all.
  const [partial, setPartial] = useState<Reading<string>>()

  useEffect(
    () => () => {
      aborter.current?.abort()
      void queryClient.cancelQueries({ queryKey: EXPORT })
    },
    [queryClient],
  )

  function tell({ ids, told }: Reading<string>) {
    setProgress(told ? { read: ids.size, total: told.total } : undefined)
  }

  async function saveAll(reading: Reading<string>) {
    const { signal } = (aborter.current = new AbortController())
    const { search, status, type } = filters
    tell(reading)
    await readAll(reading, {
      readPage: (page) =>
        queryClient.fetchQuery(voucherExportQuery({ page, search, status, type })),
      toPage: voucherLines,
      signal,
      onPage: () => tell(reading),
    })
    signal.throwIfAborted()
    if (!isWhole(reading)) {
      setPartial({ ...reading })
      throw new ApiError()
    }
    saveCsv(exportName(filters, { now: new Date() }), exportFile(inOrder(reading)))
    return savedOutcome(reading.ids.size)
  }

  // Not a write to the server, but as one: once, however often it is pressed, and lib/query.ts says that it is done.
  const { send, isPending } = useWrite({
    mutationFn: (save: () => Promise<Outcome>) => save(),
    meta: { success: 'Vouchers exported', reportedByPage: true },
    gcTime: 0,
  })

  return {
    isPending,
    progress,
    partial,
    saveSelected: (vouchers: readonly Voucher[]) =>
      void send(async () => {
        saveCsv(exportName('selected', { now: new Date() }), exportFile([voucherLines(vouchers)]))
        return savedOutcome(vouchers.length)
      }, onDone),
    /** Reads and saves all that the filters match; after a failure what is missing, where the rest is sound. */
    saveAll: () =>
      void send(() => {
        const isSound = partial && partial.failure !== null && !partial.hasChanged
        return saveAll(isSound ? partial : newReading<string>())
      }, onDone),
    savePartial: (reading: Reading<string>) => {
      const name = exportName(filters, { now: new Date(), isIncomplete: true })
      saveCsv(name, exportFile(inOrder(reading)))
      const count = countOf(reading.ids.size, reading.told?.total)
      notify.warning(`The export is not complete\n${count} vouchers were saved.`)
      onDone()
    },
  }
}
