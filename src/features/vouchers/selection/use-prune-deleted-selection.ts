import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'
import { isGone } from '@/api/http'
import { detailsQuery } from '@/api/queries'
import { type Voucher, voucherResource } from '@/features/vouchers/resource'

/**
 * Calls `onDeleted` with selected vouchers that have been deleted on the server. `page` identifies
 * the page and filters of `rows`. A voucher that is missing after a refetch may only have moved to
 * another page, so its details are requested. A 404 or 410 means that it was deleted.
 */
export function usePruneDeletedSelection(
  page: string,
  rows: readonly Voucher[] | undefined,
  selected: ReadonlyMap<string, Voucher>,
  onDeleted: (ids: string[]) => void,
) {
  const queryClient = useQueryClient()
  const pages = useRef(new Map<string, readonly Voucher[]>())

  const compare = useEffectEvent((newRows: readonly Voucher[]) => {
    const newIds = new Set(newRows.map(({ id }) => id))
    const oldRows = pages.current.get(page)
    const missing = oldRows?.filter(({ id }) => !newIds.has(id) && selected.has(id))
    pages.current.set(page, newRows)
    // Other pages are only needed while they contain selected rows.
    for (const [otherPage, otherRows] of pages.current) {
      const isNeeded = otherPage === page || otherRows.some(({ id }) => selected.has(id))
      if (!isNeeded) pages.current.delete(otherPage)
    }
    for (const { id } of missing ?? []) {
      queryClient
        .query({ ...detailsQuery(voucherResource, id), staleTime: 0, retry: false })
        .catch((error: unknown) => {
          if (isGone(error)) onDeleted([id])
        })
    }
  })
  useEffect(() => {
    if (rows) compare(rows)
  }, [rows])
}
