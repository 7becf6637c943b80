import { RefreshCw } from 'lucide'
import { useState } from 'react'
import { formatAgo } from '@/lib/format'
import { useNow } from '@/lib/use-now'
import { Button } from './ui/button'
import { Icon } from './ui/icon'

const TICK_MS = 20_000

interface UpdatedAgoProps {
  /** When the list was loaded, in ms since 1970; 0 while it is not shown. */
  at: number
  isFetching: boolean
  onRefresh: () => void
}

/** How old the list is, and a button that refetches it. */
export function UpdatedAgo({ at, isFetching, onRefresh }: UpdatedAgoProps) {
  useNow(TICK_MS)
  // Measured by a clock that nobody can set: its age when it came, and the time since then.
  const [shown, setShown] = useState({ at: 0, age: 0, since: 0 })
  if (at !== shown.at) {
    setShown({ at, age: Math.max(0, Date.now() - at), since: performance.now() })
  }
  return (
    <div className="flex shrink-0 items-center">
      {shown.at > 0 && (
        <span className="text-sm text-muted-foreground max-lg:sr-only">
          Updated {formatAgo(shown.age + performance.now() - shown.since)}
        </span>
      )}
      <Button variant="ghost" size="icon" aria-label="Refresh" onClick={onRefresh}>
        <Icon
          of={RefreshCw}
          className={isFetching ? 'animate-[spin_1s_200ms_linear_infinite]' : undefined}
        />
      </Button>
    </div>
  )
}
