import type { MenuCount } from '@/components/shell/menu-counts'
import { chooseNow, type Waiting } from '@/features/dashboard/waiting'
import { formatCount } from '@/lib/format'
import { waitingLists } from './-waiting'

const MAX_SHORT = 99

const counted = waitingLists.filter(({ hasBadge }) => hasBadge)

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

/** The requests that the present session and the announced capabilities allow. */
export const menuCountQueries = () => counted.map(countOf)
