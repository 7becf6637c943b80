import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { voucherListQuery } from '@/features/vouchers/api'
import type { VoucherFilters } from '@/features/vouchers/schema'

// What is shown is painted first.
const AFTER_MS = 100

/**
 * Reads the next page soon after this one is shown, once: what is read anew, after a write say, has nothing else read with
 * it. Gives what reads any other page, for when the pointer comes near the way to it. `totalPages` is 0 while there is none.
 */
export function useReadAhead(filters: VoucherFilters, totalPages: number) {
  const queryClient = useQueryClient()
  function read(asked: VoucherFilters) {
    if (asked.page < 1 || asked.page > totalPages) return
    void queryClient.prefetchQuery(voucherListQuery(asked))
  }
  const readLater = useEffectEvent(read)
  const { page, search, status, type } = filters
  const isShown = totalPages > 0
  useEffect(() => {
    if (!isShown) return undefined
    const next = { page: page + 1, search, status, type }
    let timer: ReturnType<typeof setTimeout>
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => readLater(next), AFTER_MS)
    })
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
    }
  }, [isShown, page, search, status, type])
  return (other: number) => read({ ...filters, page: other })
}
