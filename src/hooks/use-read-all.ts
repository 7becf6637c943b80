import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useId, useRef, useState } from 'react'
import type { ListPageData } from '@/api/list-response'
import { detachedQuery, readAll, type ReadProgress } from '@/api/read-all'

interface Shown {
  loaded: number
  /** Null if it is unknown. */
  total: number | null
  /** Whether the list is read again, to find rows that have moved. */
  isChecking: boolean
  /** Until when a busy server is not asked again, in ms. Null if it is not busy. */
  busyUntil: number | null
}

interface Read<TRow, T> {
  readPage: (page: number, signal: AbortSignal) => Promise<ListPageData<TRow>>
  progress: ReadProgress<T>
  toPage: (rows: readonly TRow[]) => T
  maxRows?: number
}

/**
 * Reads all pages of a list, with the state to show meanwhile. `stop` cancels the requests, and so
 * does unmounting.
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
    /** Null while nothing is read. */
    shown,
    stop() {
      abort()
      setShown(null)
    },
    /** Never rejects. Resolves to whether it was not stopped: `progress` has the outcome. */
    async read<T>({ progress, readPage, ...options }: Read<TRow, T>) {
      const { signal } = (aborter.current = new AbortController())
      // Pages that are read together may get different waits: the longest counts.
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
