import { X } from 'lucide-react'
import { useRef, type ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { findFirstRow, useFocusFallback } from '@/hooks/use-focus-fallback'
import { publishHeight } from '@/lib/publish-height'

// The page or the list below the bar scrolls.
const publishBarHeight = publishHeight(
  '--selection-bar',
  ':root, [data-slot="table-scroller"], [data-slot="still-waiting"]',
)

interface SelectionBarProps {
  /** What is selected. */
  text: string
  onClear: () => void
  /** Next to the text, such as a button that selects more rows. */
  more: ReactNode
  children: ReactNode
}

/** Floats above the list's footer. `SelectedCount` announces the count. */
export function SelectionBar({ text, onClear, more, children }: SelectionBarProps) {
  const bar = useRef<HTMLDivElement>(null)
  useFocusFallback(bar, findFirstRow)
  return (
    <div
      ref={bar}
      data-slot="selection-bar"
      className="pointer-events-none absolute inset-x-0 bottom-full z-20 flex justify-center sm:mb-2 sm:px-2"
    >
      <div
        ref={publishBarHeight}
        role="group"
        aria-label="Selection"
        className="pointer-events-auto flex animate-[rise-in_150ms_ease-out] flex-wrap items-center gap-x-near gap-y-1 rounded-lg border border-brand/40 bg-card p-1.5 shadow-lg max-sm:w-full max-sm:rounded-b-none max-sm:border-x-0 max-sm:border-b-0 sm:pl-4"
      >
        <span className="flex min-w-0 items-center gap-near max-sm:flex-1 max-sm:basis-1/2 max-sm:pl-1.5 max-sm:text-sm max-sm:leading-tight max-sm:[&_button]:px-1 max-sm:[&_button]:text-sm">
          <span className="mr-auto">{text}</span>
          {more}
        </span>
        <span className="contents max-sm:order-2 max-sm:flex max-sm:w-full max-sm:flex-wrap max-sm:gap-1 max-sm:each:grow max-sm:each:gap-1 max-sm:each:px-1 max-sm:each:text-sm">
          {children}
        </span>
        <Button
          variant="ghost"
          size="icon"
          aria-label="Clear selection"
          shortcut="Esc"
          onClick={onClear}
        >
          <X />
        </Button>
      </div>
    </div>
  )
}
