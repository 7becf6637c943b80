import { RefreshCw } from 'lucide-react'
import { useEffect, useState } from 'react'
import { formatAgo } from '@/lib/format'
import { Button } from './ui/button'

const TICK_MS = 20_000

interface UpdatedAgoProps {
  /** When what is shown was read, in ms since 1970; 0 where nothing is. */
  at: number
  isFetching: boolean
  onRefresh: () => void
}

/** How old what is shown is, and a button that reads it anew. */
export function UpdatedAgo({ at, isFetching, onRefresh }: UpdatedAgoProps) {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), TICK_MS)
    return () => clearInterval(timer)
  }, [])
  return (
    <div className="flex shrink-0 items-center">
      {at > 0 && (
        <span className="text-sm text-muted-foreground max-sm:sr-only">
          Updated {formatAgo(at, Math.max(now, at))}
        </span>
      )}
      <Button variant="ghost" size="icon" aria-label="Refresh" onClick={onRefresh}>
        <RefreshCw
          aria-hidden="true"
          className={isFetching ? 'animate-[spin_1s_200ms_linear_infinite]' : undefined}
        />
      </Button>
    </div>
  )
}
