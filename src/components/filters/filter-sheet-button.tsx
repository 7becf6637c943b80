import { clsx } from 'clsx'
import { ListFilter } from 'lucide-react'
import { useState } from 'react'
import { lazyOverlay } from '@/components/overlays/lazy-overlay'
import { Button } from '@/components/ui/button'
import { isFilterSet } from './filter-select'
import type { FilterSheetProps } from './filter-sheet'

const LazyFilterSheet = lazyOverlay(() => import('./filter-sheet'))

/** Opens the filters of a toolbar that has no room for them. */
export function FilterSheetButton({
  className,
  ...props
}: FilterSheetProps & { className: string }) {
  const [isOpen, setOpen] = useState(false)
  const count = props.filters.filter(isFilterSet).length
  return (
    <>
      <Button
        variant="outline"
        tooltip="Filters"
        className={clsx(
          'min-w-control px-2 max-sm:-order-2',
          className,
          count > 0 && 'border-brand bg-brand/8 text-brand',
        )}
        onClick={() => setOpen(true)}
      >
        <ListFilter />
        <span className="sr-only">Filters</span>
        {count > 0 && ` (${count})`}
      </Button>
      {isOpen && <LazyFilterSheet {...props} onClose={() => setOpen(false)} />}
    </>
  )
}
