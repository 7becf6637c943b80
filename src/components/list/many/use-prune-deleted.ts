import { useEffect, useEffectEvent, useRef } from 'react'
import { isGone } from '@/api/api-error'
import { fetchLatest } from '@/api/queries'
import type { ListState } from '@/components/list/use-list'
import type { Selection } from './use-selection'

/**
 * Deselects rows that have been deleted on the server. A row that is missing after a refetch may
 * only have moved to another page, so its record is read. A 404 or 410 means that it was deleted.
 */
export function usePruneDeleted<TRow extends { id: string }>(
  {
    rows,
    filterKey,
    search,
    rowResource,
  }: Pick<ListState<TRow>, 'rows' | 'filterKey' | 'search' | 'rowResource'>,
  { selected, deselect }: Pick<Selection<TRow>, 'selected' | 'deselect'>,
  getName: (row: TRow) => string,
) {
  const page = `${filterKey} ${search.page}`
  const pages = useRef(new Map<string, readonly TRow[]>())

  const compare = useEffectEvent((newRows: readonly TRow[]) => {
    const newIds = new Set(newRows.map(({ id }) => id))
    const oldRows = pages.current.get(page)
    const missing = oldRows?.filter(({ id }) => !newIds.has(id) && selected.has(id))
    pages.current.set(page, newRows)
    // Other pages are only needed while they contain selected rows.
    for (const [otherPage, otherRows] of pages.current) {
      const isNeeded = otherPage === page || otherRows.some(({ id }) => selected.has(id))
      if (!isNeeded) pages.current.delete(otherPage)
    }
    for (const row of missing ?? []) {
      fetchLatest(rowResource, { id: row.id, name: getName(row) }).catch((error: unknown) => {
        if (isGone(error)) deselect([row.id])
      })
    }
  })
  useEffect(() => {
    if (rows) compare(rows)
  }, [rows])
}
