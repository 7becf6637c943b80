import { clsx } from 'clsx'
import { RefreshCw } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Button } from '@/components/ui/button'
import { formatAgo } from '@/domain/format-dates'

const TICK_MS = 20_000

/** The time since `at` in ms. Reads the clock only when `at` changes: it may be set back later. */
function useAge(at: number) {
  const [age, setAge] = useState(0)
  useEffect(() => {
    const start = performance.now() - Math.max(0, Date.now() - at)
    const update = () => setAge(performance.now() - start)
    update()
    const timer = setInterval(update, TICK_MS)
    return () => clearInterval(timer)
  }, [at])
  return age
}

interface UpdatedAgoProps {
  /** When the list loaded, in ms since 1970. 0 while loading, null after an error. */
  at: number | null
  isFetching: boolean
  /** Hides the text where there is no room for it. */
  className: string
  onRefresh: () => void
}

export function UpdatedAgo({ at, isFetching, className, onRefresh }: UpdatedAgoProps) {
  // Describes the visible rows until others are shown.
  const [shownAt, setShownAt] = useState(at)
  if (at !== 0 && at !== shownAt) setShownAt(at)
  return (
    <div className="flex shrink-0 items-center">
      {/* Reserved for "Updated 59 min ago", so that the filters stay in their places. */}
      <span className={clsx('text-right text-sm text-muted-foreground', className)}>
        {shownAt ? <Age at={shownAt} /> : null}
      </span>
      <Button variant="ghost" size="icon" aria-label="Refresh" onClick={onRefresh}>
        <RefreshCw className={isFetching ? 'animate-[spin_1s_200ms_linear_infinite]' : undefined} />
      </Button>
    </div>
  )
}

function Age({ at }: { at: number }) {
  return <span>{`Updated ${formatAgo(useAge(at))}`}</span>
}
