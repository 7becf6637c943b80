import { clsx } from 'clsx'
import { ArrowDown, ArrowUp } from 'lucide-react'
import type { ReactNode } from 'react'

/** From TanStack Table. */
type Order = 'asc' | 'desc' | false

const ariaValues = { asc: 'ascending', desc: 'descending' } as const

export const ariaSort = (order: Order) => (order ? ariaValues[order] : 'none')

interface SortButtonProps {
  order: Order
  onSort: () => void
  children: ReactNode
}

/** The content of a sortable column's header. On hover, an arrow shows that it can be pressed. */
export function SortButton({ order, onSort, children }: SortButtonProps) {
  const Icon = order === 'asc' ? ArrowUp : ArrowDown
  return (
    <button
      type="button"
      className={clsx(
        // The header of a card is only for screen readers, which then read its title.
        'group/sort inline-flex h-7 max-w-full items-center gap-1 rounded-sm align-middle hover:text-foreground @max-table:hidden',
        order && 'text-foreground',
      )}
      onClick={onSort}
    >
      <span className="truncate">{children}</span>
      <Icon
        aria-hidden="true"
        className={clsx('size-3.5 shrink-0', !order && 'hidden opacity-50 group-hover/sort:block')}
      />
    </button>
  )
}
