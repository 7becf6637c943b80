import { clsx } from 'clsx'
import { ListFilter } from 'lucide-react'
import { useState } from 'react'
import { lazyOverlay } from '@/components/overlays/lazy-overlay'
import { Button } from '@/components/ui/button'
import type { FilterSheetProps } from './filter-sheet'

const LazyFilterSheet = lazyOverlay(() => import('./filter-sheet'))

interface FilterSheetButtonProps extends FilterSheetProps {
  /** How many of them are set. */
  count: number
  className: string | undefined
}

/** Opens the filters and tools of a toolbar that has no room for them. */
export function FilterSheetButton({ count, className, ...props }: FilterSheetButtonProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        variant="outline"
        tooltip="Filters"
        className={clsx(
          'min-w-control px-2',
          className,
          count > 0 && 'border-brand bg-brand/8 text-brand',
        )}
        onClick={() => setOpen(true)}
      >
        <ListFilter />
        <span className="sr-only">Filters</span> {count > 0 && <span>{`(${count})`}</span>}
      </Button>
      {isOpen && <LazyFilterSheet {...props} onClose={() => setOpen(false)} />}
    </>
  )
}
