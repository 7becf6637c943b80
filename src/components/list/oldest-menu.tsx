import { Link } from '@tanstack/react-router'
import { Hourglass } from 'lucide-react'
import type { ReactNode } from 'react'
import { useMenu } from '@/components/overlays/use-menu'
import { Button } from '@/components/ui/button'

// Newest first is the only order: the oldest rows are on the last page. Later pages redirect to it.
const LAST_PAGE = 1_000_000

function linkToOldest(status: string) {
  const params: Record<string, string | number> = { status, page: LAST_PAGE }
  return (content: ReactNode) => (
    <Link to="." search={() => ({ ...params })} preload={false}>
      {content}
    </Link>
  )
}

interface OldestMenuProps<TStatus extends string> {
  /** Non-final statuses, as options of the list's filter. */
  statuses: readonly (readonly [value: NoInfer<TStatus>, label: string])[]
}

/**
 * A menu of links to the oldest rows of each non-final status, which may be stuck:
 * `<OldestMenu<typeof search.status> … />`.
 */
export function OldestMenu<TStatus extends string = never>({ statuses }: OldestMenuProps<TStatus>) {
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
