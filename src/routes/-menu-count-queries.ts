import { shortCount, type MenuCount } from '@/components/shell/menu-counts'
import { chooseNow, type Waiting } from '@/features/dashboard/waiting'
import { formatCount } from '@/lib/format'
import { waitingLists } from './-waiting'

const counted = waitingLists.filter(({ hasBadge }) => hasBadge)

function countOf(item: Waiting) {
  const { query, badge = '', hasChosen } = chooseNow(item)
  return {
    ...query,
    select({ total }: { total: number | null }): MenuCount | null {
      if (!hasChosen || total === null) return null
      const text = `${formatCount(total)} ${badge}`
      return { to: item.module.to, count: total, badge, short: shortCount(total), text }
    },
  }
}

/** The requests that the present session and the announced capabilities allow. */
export const menuCountQueries = () => counted.map(countOf)
