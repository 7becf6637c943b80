import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { voucherExportQuery } from '@/features/vouchers/api'
import { pagesInOrder, newReadProgress, readAll } from '@/features/vouchers/export/read-all'
import type { Voucher, VoucherFilters } from '@/features/vouchers/schema'
import { formatCount, formatQuantity } from '@/lib/format'
import { PAGE_SIZE } from '@/lib/list'
import { toast } from '@/lib/toast'

/** As many vouchers as can be selected at once. */
export const MAX_SELECTED = 5000

/** Reads every page that the filters match and passes its vouchers to `onSelect`; nothing is selected if a page fails. */
export function useSelectAll(
  filters: VoucherFilters,
  onSelect: (vouchers: readonly Voucher[]) => void,
) {
  const queryClient = useQueryClient()
  const aborter = useRef<AbortController>(undefined)
  const [read, setRead] = useState<number | null>(null)

  useEffect(() => () => aborter.current?.abort(), [])

  async function start() {
    const { signal } = (aborter.current = new AbortController())
    const reading = newReadProgress<Voucher[]>()
    setRead(0)
    await readAll(reading, {
      readPage: (page) => queryClient.fetchQuery(voucherExportQuery({ ...filters, page })),
      toPage: (vouchers) => vouchers,
      maxPages: MAX_SELECTED / PAGE_SIZE,
      signal,
      onPage: () => {
        if (!signal.aborted) setRead(reading.ids.size)
      },
    })
    if (signal.aborted) return
    setRead(null)
    if (reading.failure !== null) {
      toast.warning(`The vouchers could not be selected\n${reading.failure}`)
      return
    }
    const vouchers = pagesInOrder(reading).flat()
    onSelect(vouchers)
    if (reading.hasChanged) {
      const count = formatQuantity(vouchers.length, 'voucher', 'vouchers')
      toast.warning(`The list changed meanwhile\n${count} selected. Check them before you go on.`)
    }
  }

  return {
    /** How many vouchers have been read; null while nothing is being read. */
    read,
    start: () => void start(),
    cancel: () => {
      aborter.current?.abort()
      setRead(null)
    },
  }
}

/** What the button offers: "Select all 288". */
export function selectAllLabel(total: number) {
  return total > MAX_SELECTED
    ? `Select the first ${formatCount(MAX_SELECTED)}`
    : `Select all ${formatCount(total)}`
}
