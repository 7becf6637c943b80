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
  className?: string
  children: ReactNode
}

/** The content of a sortable column's header. On hover, an arrow shows that it can be pressed. */
export function SortButton({ order, onSort, className, children }: SortButtonProps) {
  const Icon = order === 'asc' ? ArrowUp : ArrowDown
  return (
    <button
      type="button"
      className={clsx(
        'group/sort inline-flex h-7 max-w-full items-center gap-1 rounded-sm align-middle hover:text-foreground pointer-coarse:h-control',
        order && 'text-foreground',
        className,
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
