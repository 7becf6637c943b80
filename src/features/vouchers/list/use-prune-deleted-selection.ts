import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'
import { voucherDetailsQuery } from '@/features/vouchers/api'
import type { Voucher } from '@/features/vouchers/schema'
import { ApiError } from '@/lib/http'

/**
 * Tells which selected vouchers have been deleted meanwhile: one that its page no longer shows may only have moved to the
 * next page, so the server is asked for it.
 */
export function usePruneDeletedSelection(
  page: string,
  rows: readonly Voucher[] | undefined,
  selected: ReadonlyMap<string, Voucher>,
  onDeleted: (ids: string[]) => void,
) {
  const queryClient = useQueryClient()
  const pages = useRef(new Map<string, readonly Voucher[]>())

  const compare = useEffectEvent((fresh: readonly Voucher[]) => {
    const there = new Set(fresh.map(({ id }) => id))
    const missing = pages.current.get(page)?.filter(({ id }) => !there.has(id) && selected.has(id))
    pages.current.set(page, fresh)
    // Only a page that has selected rows can lose one.
    for (const [other, known] of pages.current) {
      if (other !== page && !known.some(({ id }) => selected.has(id))) pages.current.delete(other)
    }
    for (const { id } of missing ?? []) {
      queryClient
        .fetchQuery({ ...voucherDetailsQuery(id), staleTime: 0, retry: false })
        .catch((error: unknown) => {
          if (error instanceof ApiError && error.status === 404) onDeleted([id])
        })
    }
  })
  useEffect(() => {
    if (rows) compare(rows)
  }, [rows])
}
