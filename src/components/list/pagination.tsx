import { Link } from '@tanstack/react-router'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useRef } from 'react'
import { Button } from '@/components/ui/button'
import { useIsPhone } from '@/hooks/use-media-query'

interface PaginationProps {
  page: number
  totalPages: number
  onTurn: (by: 1 | -1) => void
}

const TURN = 'max-sm:border max-sm:border-input/70'

/** Neither the buttons nor the page links scroll the window. */
export function Pagination({ page, totalPages, onTurn }: PaginationProps) {
  const nav = useRef<HTMLElement>(null)
  const isPhone = useIsPhone()
  function turn(by: 1 | -1) {
    onTurn(by)
    // The pressed button is about to be disabled, which would lose the focus.
    if (page + by === 1 || page + by === totalPages) nav.current?.focus()
  }
  return (
    <nav
      ref={nav}
      tabIndex={-1}
      aria-label="Pagination"
      className="flex shrink-0 items-center gap-1 outline-none max-sm:w-full max-sm:shrink"
    >
      <Button
        variant="ghost"
        size="icon"
        className={TURN}
        aria-label="Previous page"
        shortcut="p"
        disabled={page <= 1}
        onClick={() => turn(-1)}
      >
        <ChevronLeft />
      </Button>
      <ol className="flex min-w-0 items-center max-sm:flex-1 max-sm:justify-center-safe max-sm:overflow-x-auto sm:gap-1">
        {pageItems(page, totalPages, isPhone).map((item, index, items) =>
          item === 'gap' ? (
            <li
              key={`after ${items[index - 1]}`}
              className="w-2 text-center text-muted-foreground sm:w-6"
            >
              …
            </li>
          ) : (
            <li key={item} className="max-sm:basis-control">
              <Link
                to="."
                search={(search) => ({ ...search, page: item })}
                activeOptions={{ exact: true }}
                resetScroll={false}
                aria-label={`Page ${item}`}
                aria-current={item === page ? 'page' : undefined}
                translate="no"
                className="grid h-control place-items-center rounded-md transition-colors hover:bg-muted aria-[current=page]:border aria-[current=page]:border-brand aria-[current=page]:text-brand max-sm:min-w-6 max-sm:px-0.5 sm:min-w-control sm:px-2"
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
        shortcut="n"
        disabled={page >= totalPages}
        onClick={() => turn(1)}
      >
        <ChevronRight />
      </Button>
    </nav>
  )
}

/**
 * Page numbers, with 'gap' for omitted pages. Up to 5 pages are all shown. Otherwise these are the
 * first, the last, and the current page with its neighbours. A phone has room for 4 numbers, so there
 * only the first and the last page have a neighbour: the buttons lead to the others.
 */
export function pageItems(page: number, totalPages: number, isPhone = false) {
  if (totalPages <= (isPhone ? 4 : 5)) {
    return Array.from({ length: totalPages }, (_, index) => index + 1)
  }
  const hasNeighbors = !isPhone || page === 1 || page === totalPages
  const neighbors = hasNeighbors ? [page - 1, page, page + 1] : [page]
  const shown = [...new Set([1, ...neighbors, totalPages])].filter(
    (number) => number >= 1 && number <= totalPages,
  )
  return shown.flatMap((number, index) => {
    const previous = shown[index - 1] ?? 0
    return number - previous > 1 ? (['gap', number] as const) : [number]
  })
}
