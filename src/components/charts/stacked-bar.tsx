import { clsx } from 'clsx'

export interface BarPart {
  id: string
  name: string
  count: number
  className: string
}

// Forced-colors mode keeps the area colours, with an outline that contrasts with any background.
const AREA =
  'forced-color-adjust-none forced-colors:outline forced-colors:-outline-offset-1 forced-colors:outline-[CanvasText]'

/** A stacked bar. Hidden from screen readers, because its legend has the same content. */
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

export function Swatch({ className }: { className: string }) {
  return <span aria-hidden="true" className={clsx('size-4 shrink-0 rounded-xs', AREA, className)} />
}
