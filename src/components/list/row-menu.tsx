import { EllipsisVertical } from 'lucide-react'
import { Button } from '@/components/ui/button'
import type { MenuEntry } from '@/components/ui/menu-entries'
import { Skeleton } from '@/components/ui/skeleton'
import { useMenu } from '@/components/ui/use-menu'

interface RowMenuProps {
  name: string
  entries: readonly MenuEntry[]
  /** Whether an action of the menu is pending. */
  isPending?: boolean
}

export function RowMenu({ name, entries, isPending = false }: RowMenuProps) {
  const { trigger, menu } = useMenu(entries)
  return (
    <>
      <Button
        variant="ghost"
        size="icon"
        aria-label={`Actions for ${name}`}
        loading={isPending}
        {...trigger}
      >
        <EllipsisVertical />
      </Button>
      {menu}
    </>
  )
}

/** The column of the row menus. On a card without a checkbox, the menu is at the right. */
export const menuColumn = (isSelectable = false) => ({
  id: 'actions',
  header: () => <span className="sr-only">Actions</span>,
  meta: {
    width: 2.5,
    isPinned: true,
    className: `px-0.5! text-right @max-table:row-start-1 ${isSelectable ? '@max-table:col-start-4' : '@max-table:col-start-5 @max-table:row-span-2 @max-table:box-content @max-table:min-w-control'}`,
    skeleton: <Skeleton className="size-4" />,
  },
})
