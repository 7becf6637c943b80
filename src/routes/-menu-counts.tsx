import { useIsFetching, useQueries, type UseQueryResult } from '@tanstack/react-query'
import { useSelector } from '@tanstack/react-store'
import { useDeferredValue, useEffect, useEffectEvent, useState, type ReactNode } from 'react'
import { useAnnounced } from '@/api/announced'
import type { ApiError } from '@/api/api-error'
import { canView } from '@/api/permissions'
import { shownList } from '@/components/list/updates/shown-list'
import { lazyChunk } from '@/components/overlays/lazy-chunk'
import { lazyAddition } from '@/components/overlays/lazy-overlay'
import {
  countsShown,
  drawerOpen,
  MenuCountsContext,
  type MenuCount,
} from '@/components/shell/menu-counts'
import { useIsPhone } from '@/hooks/use-media-query'
import { useTitle } from '@/hooks/use-title'
import { isSlowConnection } from '@/lib/slow-connection'
import { whenIdle } from '@/lib/when-idle'
import { orderNotice, pendingCount } from '@/memory/new-orders'
import { useSession } from '@/memory/session'
import { lookAt, newWork, type Looked } from './-new-work'

const chunk = lazyChunk(() => import('./-menu-count-queries'))
const NewOrders = lazyAddition(() => import('./-new-orders'))

const SLOW_DELAY_MS = 5000

/** Calls `onSettled` when the page has no pending query, and later with a slow connection. */
function WaitUntilSettled({ onSettled }: { onSettled: () => void }) {
  // Deferred: some pages send their first requests after they have mounted.
  const isIdle = useDeferredValue(useIsFetching() === 0, false)
  const settle = useEffectEvent(onSettled)
  useEffect(() => {
    if (!isIdle) return undefined
    if (isSlowConnection()) return whenIdle(() => settle(), SLOW_DELAY_MS)
    settle()
    return undefined
  }, [isIdle])
  return null
}

/** A count that fails is not shown. */
const toCounts = (results: UseQueryResult<MenuCount | null, ApiError>[]) =>
  results.flatMap(({ data, isError }) => (data && !isError ? [data] : []))

const NEVER_LOOKED: Looked = new Map()

/** Says in the document's title how much is new. */
function NewWorkTitle({ counts }: { counts: readonly MenuCount[] }) {
  const shown = useSelector(shownList)
  const pending = useSelector(pendingCount)
  const [before, setLooked] = useState(NEVER_LOOKED)
  const looked = lookAt(before, counts, shown)
  if (looked !== before) setLooked(looked)
  useTitle('news', newWork({ looked, counts, shown, pending }))
  return null
}

/**
 * Reads the counts in the menu after the first requests of the page, and the number of pending orders
 * if the administrator is told about new ones. The menu displays the counts.
 */
export function MenuCounts({ children }: { children: ReactNode }) {
  useSession()
  useAnnounced()
  const [hasSettled, setSettled] = useState(false)
  const isDrawerOpen = useSelector(drawerOpen)
  // In other windows without the sidebar, the title of the tab says how much the counts have grown.
  const isMenuShown = !useIsPhone() || isDrawerOpen
  const isShown = countsShown.use() && isMenuShown && hasSettled
  useEffect(() => {
    if (isShown) chunk.preload()
  }, [isShown])
  const toQueries = useSelector(chunk.loaded)?.menuCountQueries
  const counts = useQueries({
    // Not disabled until then: a query that the dashboard knows to be missing would be sent again.
    queries: isShown && toQueries ? toQueries() : [],
    combine: toCounts,
  })
  const isTold = orderNotice.use() !== 'off' && canView('orders') && hasSettled
  return (
    <MenuCountsContext value={counts}>
      {children}
      <NewWorkTitle counts={counts} />
      {!hasSettled && <WaitUntilSettled onSettled={() => setSettled(true)} />}
      {isTold && <NewOrders />}
    </MenuCountsContext>
  )
}
