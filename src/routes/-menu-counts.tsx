import { useEffect } from 'react'
import { useWaiting, type Waiting } from '@/features/dashboard/waiting'
import { useHasSettled } from '@/hooks/use-has-settled'
import { formatCount } from '@/lib/format'
import { menuCounts } from '@/lib/menu-counts'
import { waitingLists } from './-waiting'

const MAX_SHORT = 99

const counted = waitingLists.filter(({ hasBadge }) => hasBadge)

/** Reads the counts in the menu. The menu displays them (`module-nav.tsx`). */
export default function MenuCounts() {
  // Some pages send their first requests after they have mounted.
  const hasSettled = useHasSettled()
  return hasSettled && counted.map((item) => <MenuCount key={item.label} item={item} />)
}

/** A count that is 0 or fails is not shown. */
function MenuCount({ item }: { item: Waiting }) {
  const { count, total, badge } = useWaiting(item, true)
  const { to } = item.module
  const shown = count.isError ? 0 : (total ?? 0)
  useEffect(() => {
    if (shown === 0) return undefined
    const set = (value?: { short: string; text: string }) =>
      menuCounts.setState((counts) => ({ ...counts, [to]: value }))
    const short = shown > MAX_SHORT ? `${MAX_SHORT}+` : String(shown)
    set({ short, text: `${formatCount(shown)} ${badge}` })
    return () => set()
  }, [to, shown, badge])
  return null
}
