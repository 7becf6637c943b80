import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useId, useRef, useState } from 'react'
import type { ListPageData } from '@/api/list-response'
import { detachedQuery, readAll, type ReadProgress } from '@/api/read-all'

/** How many rows of a list are read at most to select them or to add them up. */
export const MAX_ROWS = 5000

interface Shown {
  loaded: number
  /** Null if the total is unknown. */
  total: number | null
  /** The list is read again, to find rows that have moved. */
  isChecking: boolean
  /** The end of the wait for a busy server, in ms. Null if the server is not busy. */
  busyUntil: number | null
}

interface Read<TRow, T> {
  readPage: (page: number, signal: AbortSignal) => Promise<ListPageData<TRow>>
  progress: ReadProgress<T>
  toPage: (rows: readonly TRow[]) => T
  maxRows?: number
}

/**
 * Reads all pages of a list, and returns the state to show meanwhile. `stop` or unmounting cancels
 * the requests.
 */
export function useReadAll<TRow extends { id: string }>() {
  // Identifies these queries, so that cancelling them does not cancel others.
  const id = useId()
  const queryClient = useQueryClient()
  const aborter = useRef<AbortController>(undefined)
  const [shown, setShown] = useState<Shown | null>(null)

  const abort = useCallback(() => {
    aborter.current?.abort()
    void queryClient.cancelQueries({ queryKey: ['read all', id] })
  }, [queryClient, id])
  useEffect(() => abort, [abort])

  return {
    /** Null while nothing is being read. */
    shown,
    stop() {
      abort()
      setShown(null)
    },
    /** Never rejects. Resolves to false if it was stopped. `progress` contains the outcome. */
    async read<T>({ progress, readPage, ...options }: Read<TRow, T>) {
      const { signal } = (aborter.current = new AbortController())
      // Pages that are read in parallel may get different waits. The longest one counts.
      let busyUntil = 0
      function show(until = 0) {
        busyUntil = Math.max(busyUntil, until)
        if (signal.aborted) return
        setShown({
          loaded: progress.ids.size,
          total: progress.firstPage?.total ?? null,
          isChecking: progress.check === 'running',
          busyUntil: busyUntil > Date.now() ? busyUntil : null,
        })
      }
      show()
      await readAll(progress, {
        ...options,
        readPage: (page) =>
          queryClient.query(
            detachedQuery(['read all', id, page], (pageSignal) => readPage(page, pageSignal), show),
          ),
        signal,
        onPage: () => show(),
      })
      if (!signal.aborted) setShown(null)
      return !signal.aborted
    },
  }
}
