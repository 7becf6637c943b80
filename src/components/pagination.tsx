import { Link } from '@tanstack/react-router'
import { ChevronLeft, ChevronRight } from 'lucide'
import { useRef } from 'react'
import { pageItems } from '@/lib/page-items'
import { Button } from './ui/button'
import { Icon } from './ui/icon'

interface PaginationProps {
  page: number
  totalPages: number
  onNear: (page: number) => void
  onPage: (page: number) => void
}

// On a phone the two share a line of their own, for the thumb.
const TURN = 'max-sm:grow max-sm:border-input/70 max-sm:border'

/** Previous, next and the page numbers, which are links to the same address with another `page`. */
export function Pagination({ page, totalPages, onNear, onPage }: PaginationProps) {
  const nav = useRef<HTMLElement>(null)
  function turn(to: number) {
    onPage(to)
    // The button that was pressed is about to be disabled, which would lose the focus.
    if (to === 1 || to === totalPages) nav.current?.focus()
  }
  return (
    <nav
      ref={nav}
      tabIndex={-1}
      aria-label="Pagination"
      className="flex flex-wrap items-center outline-none max-sm:w-full max-sm:gap-2 sm:gap-1"
    >
      <Button
        variant="ghost"
        size="icon"
        className={TURN}
        aria-label="Previous page"
        disabled={page <= 1}
        onPointerEnter={() => onNear(page - 1)}
        onFocus={() => onNear(page - 1)}
        onClick={() => turn(page - 1)}
      >
        <Icon of={ChevronLeft} />
      </Button>
      <ol className="flex flex-wrap items-center gap-1 max-sm:order-first max-sm:w-full max-sm:justify-center">
        {pageItems(page, totalPages).map((item, index, items) =>
          item === 'gap' ? (
            <li
              key={`after ${items[index - 1]}`}
              className="w-4 text-center text-muted-foreground sm:w-6"
            >
              …
            </li>
          ) : (
            <li key={item}>
              <Link
                to="."
                search={(search) => ({ ...search, page: item })}
                activeOptions={{ exact: true }}
                aria-label={`Page ${item}`}
                aria-current={item === page ? 'page' : undefined}
                className="grid h-control min-w-control place-items-center rounded-md px-1 transition-colors hover:bg-muted aria-[current=page]:bg-primary aria-[current=page]:text-primary-foreground sm:px-2"
              >
                {item}
              </Link>
            </li>
          ),
        )}
      </ol>
      <Button
        variant="ghost"
        size="icon"
        className={TURN}
        aria-label="Next page"
        disabled={page >= totalPages}
        onPointerEnter={() => onNear(page + 1)}
        onFocus={() => onNear(page + 1)}
        onClick={() => turn(page + 1)}
      >
        <Icon of={ChevronRight} />
      </Button>
    </nav>
  )
}
