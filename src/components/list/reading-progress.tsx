import { BusyNote } from '@/components/ui/busy-note'
import { Progress } from '@/components/ui/progress'
import { formatCount } from '@/lib/format'

/** "116 of 240", or "116" if the total is unknown. */
export function formatProgress(loaded: number, total: number | null | undefined) {
  return formatCount(loaded) + (typeof total === 'number' ? ` of ${formatCount(total)}` : '')
}

interface ReadingProgressProps {
  /** What is being done: "Preparing your file". */
  label: string
  loaded?: number
  total: number | null | undefined
  isChecking?: boolean
  busyUntil?: number | null
}

/** How many rows have been read, while all pages of a list are read. */
export function ReadingProgress(props: ReadingProgressProps) {
  const { label, loaded = 0, total, isChecking = false, busyUntil = null } = props
  return (
    <div className="flex flex-col gap-near">
      <p role="status" className="text-muted-foreground">
        {busyUntil === null ? (
          <span>{isChecking ? 'Checking that nothing is missing…' : `${label}…`}</span>
        ) : (
          <BusyNote until={busyUntil} />
        )}
      </p>
      {typeof total === 'number' && (
        <Progress label={label} value={Math.min(1, loaded / Math.max(1, total))} />
      )}
      <p>{formatProgress(loaded, total)}</p>
    </div>
  )
}
