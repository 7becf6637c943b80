import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useId, useRef, useState } from 'react'
import { PAGE_SIZE } from '@/api/list'
import { detachedQuery, newReadProgress, pagesInOrder, readAll } from '@/api/read-all'
import type { ListState } from '@/components/list/use-list'
import { formatCount, formatQuantity } from '@/lib/format'
import { toast } from '@/lib/toast'

/** The maximum number of rows that "Select all" selects. */
export const MAX_SELECTED = 5000

/** Reads every page that matches the filters and passes the rows to `onSelect`, unless a page fails. */
export function useSelectAll<TRow extends { id: string }>(
  { resource, readPage }: Pick<ListState<TRow>, 'resource' | 'readPage'>,
  onSelect: (rows: readonly TRow[]) => void,
) {
  const [one, many] = resource.noun
  const id = useId()
  const queryClient = useQueryClient()
  const aborter = useRef<AbortController>(undefined)
  const [loaded, setLoaded] = useState<number | null>(null)

  useEffect(() => () => aborter.current?.abort(), [])

  async function start() {
    const { signal } = (aborter.current = new AbortController())
    const progress = newReadProgress<readonly TRow[]>()
    setLoaded(0)
    await readAll(progress, {
      readPage: (page) =>
        queryClient.query(
          detachedQuery(['select all', id, page], (pageSignal) => readPage(page, pageSignal)),
        ),
      toPage: (rows) => rows,
      maxPages: MAX_SELECTED / PAGE_SIZE,
      signal,
      onPage: () => {
        if (!signal.aborted) setLoaded(progress.ids.size)
      },
    })
    if (signal.aborted) return
    setLoaded(null)
    if (progress.failure !== null) {
      toast.warning(`The ${many} could not be selected\n${progress.failure}`)
      return
    }
    const rows = pagesInOrder(progress).flat()
    onSelect(rows)
    if (progress.hasChanged) {
      toast.warning(
        `The list changed during the selection\n${formatQuantity(rows.length, one, many)} selected. Check them before you continue.`,
      )
    }
  }

  return {
    /** The number of rows loaded so far. Null if no selection is in progress. */
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
