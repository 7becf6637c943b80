import { cn } from '@/lib/utils'

export interface BarPart {
  name: string
  count: number
  /** The colour of its area. */
  className: string
}

// Where the system forces its own colours the areas keep theirs, each with an outline that is seen on every ground.
export const AREA =
  'forced-color-adjust-none forced-colors:outline forced-colors:-outline-offset-1 forced-colors:outline-[CanvasText]'

/** Parts of a whole in one bar. It shows what its legend says, and has nothing more for who does not see it. */
export function StatusBar({ parts }: { parts: readonly BarPart[] }) {
  return (
    <div
      aria-hidden="true"
      data-slot="status-bar"
      className="flex h-4 w-full animate-[fade-in_300ms] gap-0.75 overflow-hidden rounded-full"
    >
      {parts
        .filter(({ count }) => count > 0)
        .map(({ name, count, className }) => (
          <span
            key={name}
            title={name}
            // However small it is, it is there.
            className={cn('min-w-1.5 basis-0 rounded-xs', AREA, className)}
            style={{ flexGrow: count }}
          />
        ))}
    </div>
  )
}
