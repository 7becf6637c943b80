import { Link } from '@tanstack/react-router'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { pageItems } from '@/lib/page-items'
import { Button } from './ui/button'

interface PaginationProps {
  page: number
  totalPages: number
  onPage: (page: number) => void
}

/** Previous, next and the page numbers, which are links to the same address with another `page`. */
export function Pagination({ page, totalPages, onPage }: PaginationProps) {
  return (
    <nav aria-label="Pagination" className="flex items-center gap-1">
      <Button
        variant="ghost"
        size="icon"
        aria-label="Previous page"
        disabled={page <= 1}
        onClick={() => onPage(page - 1)}
      >
        <ChevronLeft />
      </Button>
      <ol className="flex items-center gap-1">
        {pageItems(page, totalPages).map((item, index, items) =>
          item === 'gap' ? (
            <li key={`after ${items[index - 1]}`} className="w-6 text-center text-muted-foreground">
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
                className="grid h-10 min-w-10 place-items-center rounded-md px-2 transition-colors hover:bg-muted aria-[current=page]:bg-primary aria-[current=page]:text-primary-foreground"
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
        aria-label="Next page"
        disabled={page >= totalPages}
        onClick={() => onPage(page + 1)}
      >
        <ChevronRight />
      </Button>
    </nav>
  )
}
