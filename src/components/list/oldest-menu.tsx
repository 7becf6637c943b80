import { Link } from '@tanstack/react-router'
import { Hourglass } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { useMenu } from '@/components/ui/use-menu'

// The list is newest first and has no other order, so the oldest rows are on the last page. A page past the end leads there.
const LAST_PAGE = 1_000_000

function linkToOldest(status: string) {
  const params: Record<string, string | number> = { status, page: LAST_PAGE }
  return (content: ReactNode) => (
    <Link to="." search={() => ({ ...params })} preload={false}>
      {content}
    </Link>
  )
}

interface OldestMenuProps {
  /** The statuses of rows that wait for something, as options of the list's filter. */
  statuses: readonly (readonly [value: string, label: string])[]
}

/** A menu of links to the oldest rows in each status that is not final: those that may be stuck. */
export function OldestMenu({ statuses }: OldestMenuProps) {
  const { trigger, menu } = useMenu(
    statuses.map(([status, label]) => ({
      label: `Oldest ${label.toLowerCase()}`,
      icon: Hourglass,
      link: linkToOldest(status),
    })),
  )
  return (
    <>
      <Button
        variant="ghost"
        tooltip="Oldest"
        className="max-xl:w-control max-xl:px-0 xl:after:hidden!"
        {...trigger}
      >
        <Hourglass />
        <span className="max-xl:sr-only">Oldest</span>
      </Button>
      {menu}
    </>
  )
}
