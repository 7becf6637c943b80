import { useIsFetching, useQueries, type UseQueryResult } from '@tanstack/react-query'
import { useSelector } from '@tanstack/react-store'
import { useDeferredValue, useEffect, useState, type ReactNode } from 'react'
import { useAnnounced } from '@/api/announced'
import type { ApiError } from '@/api/api-error'
import { lazyChunk } from '@/components/overlays/lazy-chunk'
import { countsShown, MenuCountsContext, type MenuCount } from '@/components/shell/menu-counts'
import { useSession } from '@/memory/session'

const chunk = lazyChunk(() => import('./-menu-count-queries'))

/** Whether there was a time without a pending query since the component mounted. */
function useHasSettled() {
  // Deferred: some pages send their first requests after they have mounted.
  const isIdle = useDeferredValue(useIsFetching() === 0, false)
  const [hasSettled, setSettled] = useState(false)
  if (isIdle && !hasSettled) setSettled(true)
  return hasSettled
}

/** A count that is 0 or fails is not shown. */
const toCounts = (results: UseQueryResult<MenuCount | null, ApiError>[]) =>
  results.flatMap(({ data, isError }) => (data && !isError ? [data] : []))

/** Reads the counts in the menu after the first requests of the page. The menu displays them. */
export function MenuCounts({ children }: { children: ReactNode }) {
  useSession()
  useAnnounced()
  const hasSettled = useHasSettled()
  const isShown = countsShown.use() && hasSettled
  useEffect(() => {
    if (isShown) chunk.preload()
  }, [isShown])
  const toQueries = useSelector(chunk.loaded)?.menuCountQueries
  const counts = useQueries({
    // Not disabled until then: a query that the dashboard knows to be missing would be sent again.
    queries: isShown && toQueries ? toQueries() : [],
    combine: toCounts,
  })
  return <MenuCountsContext value={counts}>{children}</MenuCountsContext>
}
