import { RefreshCw } from 'lucide'
import { useState } from 'react'
import { formatAgo } from '@/lib/format'
import { useNow } from '@/lib/use-now'
import { Button } from './ui/button'
import { Icon } from './ui/icon'

const TICK_MS = 20_000

interface UpdatedAgoProps {
  /** When what is shown was read, in ms since 1970; 0 while that is on its way. */
  at: number
  isFetching: boolean
  onRefresh: () => void
}

/** How old what is shown is, and a button that reads it anew. */
export function UpdatedAgo({ at, isFetching, onRefresh }: UpdatedAgoProps) {
  const now = useNow(TICK_MS).getTime()
  // While newer rows are on their way it speaks of those that are shown.
  const [shown, setShown] = useState(at)
  if (at > 0 && at !== shown) setShown(at)
  return (
    <div className="flex shrink-0 items-center max-sm:mr-auto">
      {shown > 0 && (
        <span className="text-sm text-muted-foreground">
          Updated {formatAgo(shown, Math.max(now, shown))}
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
