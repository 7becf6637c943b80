import { useSelector, createStore } from '@tanstack/react-store'
import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { useMediaQuery } from '@/hooks/use-media-query'
import { formatCount } from '@/lib/format'

interface PageHeadingProps {
  title: string
  /** How many records the page lists, if it is known. */
  total?: number | null | undefined
  /** Whether the total is of other filters than those that are set. */
  isOutdated?: boolean
  /** Controls of the whole page. */
  children?: ReactNode
}

/** Follows the title of the header. In a narrow window it is above the page, with the title. */
export function PageHeading({ title, total, isOutdated = false, children }: PageHeadingProps) {
  const slot = useSelector(headingSlot)
  const isNarrow = useIsNarrow()
  const content = (
    <>
      {typeof total === 'number' && (
        <span
          translate="no"
          aria-busy={isOutdated || undefined}
          className="max-w-32 shrink-0 truncate text-xl text-muted-foreground transition-opacity aria-busy:opacity-60 small:sr-only"
        >
          {formatCount(total)}
        </span>
      )}
      <div
        data-slot="page-actions"
        className="ml-auto flex items-center gap-near max-sm:gap-1 lg:pl-near lg:has-[a,button]:border-r lg:has-[a,button]:pr-near lg:max-xl:has-[>:nth-child(3)]:gap-1 lg:max-xl:[&_:is(a,button)]:px-2.5"
      >
        {children}
      </div>
    </>
  )
  if (isNarrow) {
    return (
      <div data-unprinted="" className="flex min-h-control flex-wrap items-center gap-near">
        <h2 className="text-xl">{title}</h2>
        {content}
      </div>
    )
  }
  return slot && createPortal(content, slot)
}

/** The element of the header that follows the title, for what a page adds to it. */
export const headingSlot = createStore<HTMLElement | null>(null)

/** Whether the page has a drawer for the menu, and its own heading: `max-lg` in class names. */
export const useIsNarrow = () => useMediaQuery('(width < 64rem)')
