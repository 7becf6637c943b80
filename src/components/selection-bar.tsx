import { X } from 'lucide'
import { useRef, type ReactNode } from 'react'
import { formatCount } from '@/lib/format'
import { Button } from './ui/button'
import { Icon } from './ui/icon'
import { useKeptFocus } from './use-kept-focus'
import { findFirstRow } from './use-row-actions'

interface SelectionBarProps {
  count: number
  onClear: () => void
  /** What can be done with what is selected. */
  children: ReactNode
}

/** At the bottom of the window while rows of a list are selected, however far the list is scrolled; at its end under it. */
export function SelectionBar(props: SelectionBarProps) {
  return props.count > 0 && <Bar {...props} />
}

function Bar({ count, onClear, children }: SelectionBarProps) {
  const place = useRef<HTMLDivElement>(null)
  useKeptFocus(place, findFirstRow)
  return (
    <div
      ref={place}
      data-slot="selection-bar"
      className="pointer-events-none sticky bottom-[calc(1rem+var(--banner))] z-20 mb-4 flex justify-center px-2"
    >
      <div
        role="group"
        aria-label="Selection"
        className="pointer-events-auto flex animate-[rise-in_150ms_ease-out] items-center gap-2 rounded-lg border border-brand/40 bg-card p-1.5 shadow-lg sm:pl-4"
      >
        <span className="mr-2 whitespace-nowrap max-sm:sr-only">{formatCount(count)} selected</span>
        {children}
        <Button variant="ghost" size="icon" aria-label="Select none" onClick={onClear}>
          <Icon of={X} />
        </Button>
      </div>
    </div>
  )
}
