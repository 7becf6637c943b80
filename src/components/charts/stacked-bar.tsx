import { clsx } from 'clsx'

export interface BarPart {
  id: string
  name: string
  count: number
  /** The background colour. */
  className: string
}

// In forced-colors mode the areas keep their colours, with an outline that contrasts with any background.
const AREA =
  'forced-color-adjust-none forced-colors:outline forced-colors:-outline-offset-1 forced-colors:outline-[CanvasText]'

/** A stacked bar. It is hidden from screen readers because its legend has the same content. */
export function StackedBar({ parts }: { parts: readonly BarPart[] }) {
  return (
    <div
      aria-hidden="true"
      data-slot="stacked-bar"
      className="flex h-4 w-full animate-[fade-in_300ms] gap-0.75 overflow-hidden rounded-full"
    >
      {parts
        .filter(({ count }) => count > 0)
        .map(({ id, name, count, className }) => (
          <span
            key={id}
            title={name}
            // Even the smallest part is visible.
            className={clsx('min-w-1.5 basis-0 rounded-xs', AREA, className)}
            style={{ flexGrow: count }}
          />
        ))}
    </div>
  )
}

/** The square of a legend with the colour of a part. */
export function Swatch({ className }: { className: string }) {
  return <span aria-hidden="true" className={clsx('size-4 shrink-0 rounded-xs', AREA, className)} />
}
