import { Link } from '@tanstack/react-router'
import { Hourglass } from 'lucide'
import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { useMenu } from '@/components/ui/use-menu'
import { isFinal } from './labels'
import { orderFilters } from './search'

// The list is newest first and has no other order, so the oldest rows are on the last page. A page past the end leads there.
const LAST_PAGE = 1_000_000

const openStatuses = orderFilters.status.choices.filter(
  ([status]) => status !== 'all' && !isFinal({ status }),
)

const linkToOldest = (status: (typeof openStatuses)[number][0]) => (content: ReactNode) => (
  <Link to="/orders" search={{ status, page: LAST_PAGE }} preload={false}>
    {content}
  </Link>
)

/** A menu of links to the oldest orders in each status that is not final: those that may be stuck. */
export function OldestMenu() {
  const { trigger, menu } = useMenu(
    openStatuses.map(([status, label]) => ({
      label: `Oldest ${label.toLowerCase()}`,
      icon: Hourglass,
      link: linkToOldest(status),
    })),
  )
  return (
    <>
      <Button variant="ghost" className="max-xl:w-control max-xl:px-0" {...trigger}>
        <Icon of={Hourglass} />
        <span className="max-xl:sr-only">Oldest</span>
      </Button>
      {menu}
    </>
  )
}
