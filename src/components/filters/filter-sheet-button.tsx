import { clsx } from 'clsx'
import { ListFilter } from 'lucide-react'
import { useState } from 'react'
import { lazyOverlay } from '@/components/overlays/lazy-overlay'
import { Button } from '@/components/ui/button'
import { isFilterSet } from './filter-select'
import type { FilterSheetProps } from './filter-sheet'

const LazyFilterSheet = lazyOverlay(() => import('./filter-sheet'))

/** Opens the filters on a phone that has no room for them. */
export function FilterSheetButton(props: FilterSheetProps) {
  const [isOpen, setOpen] = useState(false)
  const count = props.filters.filter(isFilterSet).length
  return (
    <>
      <Button
        variant="outline"
        tooltip="Filters"
        className={clsx(
          'min-w-control max-sm:-order-2 max-sm:px-2 min-[25rem]:after:hidden! @table/list:hidden',
          count > 0 && 'border-brand bg-brand/8 text-brand',
        )}
        onClick={() => setOpen(true)}
      >
        <ListFilter />
        <span className="max-[25rem]:sr-only">Filters</span>
        {count > 0 && ` (${count})`}
      </Button>
      {isOpen && <LazyFilterSheet {...props} onClose={() => setOpen(false)} />}
    </>
  )
}
