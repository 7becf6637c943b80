import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { voucherListQuery } from '@/features/vouchers/api'
import type { VoucherFilters } from '@/features/vouchers/schema'

/** Prefetches the next page once for each page that is shown, not after a refetch. `totalPages` is null until then. */
export function usePrefetchNextPage(
  { page, search, status, type }: VoucherFilters,
  totalPages: number | null,
) {
  const queryClient = useQueryClient()
  const nextPage = totalPages !== null && page < totalPages ? page + 1 : null
  useEffect(() => {
    if (nextPage === null) return
    void queryClient.prefetchQuery(voucherListQuery({ page: nextPage, search, status, type }))
  }, [queryClient, nextPage, search, status, type])
}
