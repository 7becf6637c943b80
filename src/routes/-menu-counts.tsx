import { useIsFetching, useQueries, type UseQueryResult } from '@tanstack/react-query'
import { useDeferredValue, useState, type ReactNode } from 'react'
import { useAnnounced } from '@/api/announced'
import type { ApiError } from '@/api/api-error'
import { countsShown, MenuCountsContext, type MenuCount } from '@/components/shell/menu-counts'
import { chooseNow, type Waiting } from '@/features/dashboard/waiting'
import { formatCount } from '@/lib/format'
import { useSession } from '@/memory/session'
import { waitingLists } from './-waiting'

const MAX_SHORT = 99

const counted = waitingLists.filter(({ hasBadge }) => hasBadge)

/** Whether there was a time without a pending query since the component mounted. */
function useHasSettled() {
  // Deferred: some pages send their first requests after they have mounted.
  const isIdle = useDeferredValue(useIsFetching() === 0, false)
  const [hasSettled, setSettled] = useState(false)
  if (isIdle && !hasSettled) setSettled(true)
  return hasSettled
}

function countOf(item: Waiting) {
  const { query, badge, hasChosen } = chooseNow(item)
  return {
    ...query,
    select({ total }: { total: number | null }): MenuCount | null {
      if (!hasChosen || !total) return null
      const short = total > MAX_SHORT ? `${MAX_SHORT}+` : String(total)
      return { to: item.module.to, short, text: `${formatCount(total)} ${badge}` }
    },
  }
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
  const counts = useQueries({
    // Not disabled until then: a query that the dashboard knows to be missing would be sent again.
    queries: isShown ? counted.map(countOf) : [],
    combine: toCounts,
  })
  return <MenuCountsContext value={counts}>{children}</MenuCountsContext>
}
