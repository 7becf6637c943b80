import { useNow } from '@/hooks/use-now'
import { formatDuration } from '@/lib/format'
import { parseTime } from '@/lib/lagos'

// In ms. Longer waits are orange.
const LONG_MS = 60 * 60_000

/** The time since `since`, updated every minute: "25 min". Empty if `since` is not a timestamp. */
export function Elapsed({ since }: { since: string | null }) {
  const start = parseTime(since)
  // The server's clock may be ahead.
  const elapsed = Math.max(0, useNow().getTime() - start)
  if (Number.isNaN(elapsed)) return null
  return (
    <span className={elapsed > LONG_MS ? 'text-orange' : 'text-muted-foreground'}>
      {formatDuration(elapsed)}
    </span>
  )
}
