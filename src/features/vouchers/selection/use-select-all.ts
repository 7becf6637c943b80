import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { PAGE_SIZE } from '@/api/list'
import { fetchPage } from '@/api/queries'
import { detachedQuery, newReadProgress, pagesInOrder, readAll } from '@/api/read-all'
import { type Voucher, type VoucherListSearch, voucherResource } from '@/features/vouchers/resource'
import { formatCount, formatQuantity } from '@/lib/format'
import { toast } from '@/lib/toast'
import { MAX_SELECTED } from './limits'

/**
 * Reads every page that matches the filters and passes the vouchers to `onSelect`, unless a page
 * fails.
 */
export function useSelectAll(
  filters: VoucherListSearch,
  onSelect: (vouchers: readonly Voucher[]) => void,
) {
  const queryClient = useQueryClient()
  const aborter = useRef<AbortController>(undefined)
  const [loaded, setLoaded] = useState<number | null>(null)

  useEffect(() => () => aborter.current?.abort(), [])

  async function start() {
    const { signal } = (aborter.current = new AbortController())
    const progress = newReadProgress<readonly Voucher[]>()
    setLoaded(0)
    await readAll(progress, {
      readPage: (page) => {
        const pageFilters = { ...filters, page }
        return queryClient.query(
          detachedQuery(['voucher selection', pageFilters], (pageSignal) =>
            fetchPage(voucherResource, pageFilters, pageSignal),
          ),
        )
      },
      toPage: (vouchers) => vouchers,
      maxPages: MAX_SELECTED / PAGE_SIZE,
      signal,
      onPage: () => {
        if (!signal.aborted) setLoaded(progress.ids.size)
      },
    })
    if (signal.aborted) return
    setLoaded(null)
    if (progress.failure !== null) {
      toast.warning(`The vouchers could not be selected\n${progress.failure}`)
      return
    }
    const vouchers = pagesInOrder(progress).flat()
    onSelect(vouchers)
    if (progress.hasChanged) {
      const count = formatQuantity(vouchers.length, ...voucherResource.noun)
      toast.warning(
        `The list changed during the selection\n${count} selected. Check them before you continue.`,
      )
    }
  }

  return {
    /** The number of vouchers loaded so far. Null if no selection is in progress. */
    loaded,
    start: () => void start(),
    cancel: () => {
      aborter.current?.abort()
      setLoaded(null)
    },
  }
}

export function selectAllLabel(total: number) {
  return total > MAX_SELECTED
    ? `Select the first ${formatCount(MAX_SELECTED)}`
    : `Select all ${formatCount(total)}`
}
