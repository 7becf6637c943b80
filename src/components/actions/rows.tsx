import { observeElementRect, useVirtualizer } from '@tanstack/react-virtual'
import { clsx } from 'clsx'
import { useRef, type ReactNode } from 'react'
import { formatNaira } from '@/domain/amount'
import { shorten } from '@/lib/format'

const ROW_HEIGHT = 45
// For a list without a layout, as in tests.
const LIST_HEIGHT = 20 * ROW_HEIGHT

interface RowsProps<T> {
  label: string
  items: readonly T[]
  className?: string
  children: (item: T) => ReactNode
}

/** A list that scrolls by itself. Only the rows in sight are in the document: there may be 5,000. */
export function Rows<T extends { id: string }>({
  label,
  items,
  className,
  children,
}: RowsProps<T>) {
  const scroller = useRef<HTMLDivElement>(null)
  // Its functions cannot be memoized. They stay in this component.
  // oxlint-disable-next-line react/incompatible-library
  const virtualizer = useVirtualizer({
    count: items.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_HEIGHT,
    getItemKey: (index) => items[index]?.id ?? index,
    overscan: 10,
    observeElementRect: (instance, callback) =>
      observeElementRect(instance, ({ width, height }) =>
        callback({ width, height: height || LIST_HEIGHT }),
      ),
  })
  if (items.length === 0) return null
  return (
    <div
      ref={scroller}
      // Focusable, so that keyboard users can scroll it.
      tabIndex={0}
      role="group"
      aria-label={label}
      className={clsx('overflow-y-auto rounded-md border', className)}
    >
      <ul
        aria-label={label}
        className="relative"
        style={{ height: `${virtualizer.getTotalSize()}px` }}
      >
        {virtualizer.getVirtualItems().map(({ index, key, start }) => {
          const item = items[index]
          return (
            item && (
              <li
                key={key}
                ref={virtualizer.measureElement}
                data-index={index}
                aria-setsize={items.length}
                aria-posinset={index + 1}
                className={clsx(
                  'absolute inset-x-0 top-0 px-3 py-2',
                  index < items.length - 1 && 'border-b',
                )}
                style={{ transform: `translateY(${start}px)` }}
              >
                {children(item)}
              </li>
            )
          )
        })}
      </ul>
    </div>
  )
}

interface RowProps {
  name: string
  /** Tells it apart from records with the same name. */
  detail: string
  /** In naira. */
  amount?: number | null
  /** At the end of the row. */
  children?: ReactNode
}

export function Row({ name, detail, amount = null, children }: RowProps) {
  return (
    <span className="flex flex-wrap items-center gap-x-near max-sm:items-baseline">
      <span
        translate="no"
        // On a phone, the amounts of all rows are at the end of the first line.
        className="flex min-w-0 flex-1 basis-44 flex-wrap gap-x-near wrap-anywhere max-sm:basis-28"
      >
        <bdi className="line-clamp-2 min-w-0">{name}</bdi>
        {detail && (
          <bdi className="line-clamp-2 min-w-0 text-muted-foreground">{shorten(detail)}</bdi>
        )}
      </span>
      {amount !== null && (
        <span translate="no" className="shrink-0">
          {formatNaira(amount)}
        </span>
      )}
      {children}
    </span>
  )
}
