import { Link, type LinkProps } from '@tanstack/react-router'
import { EllipsisVertical } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { Skeleton } from '@/components/ui/skeleton'

interface RowMenuButtonProps extends ComponentProps<typeof Button> {
  name: string
}

export const RowMenuButton = ({ name, ...props }: RowMenuButtonProps) => (
  <Button variant="ghost" size="icon" aria-label={`Actions for ${name}`} {...props}>
    <EllipsisVertical />
  </Button>
)

export const linkTo = (link: LinkProps) => (content: ReactNode) => <Link {...link}>{content}</Link>

/** The column of the row menus. On a card without a checkbox, the menu is at the right. */
export const menuColumn = (isSelectable = false) => ({
  id: 'actions',
  header: () => <span className="sr-only">Actions</span>,
  meta: {
    width: 2.5,
    isPinned: true,
    className: `px-0.5! text-right @max-table:row-start-1 ${isSelectable ? 'card-menu @max-table:col-start-4' : '@max-table:col-start-5 @max-table:row-span-2 @max-table:box-content @max-table:min-w-control'}`,
    skeleton: <Skeleton className="size-4" />,
  },
})
