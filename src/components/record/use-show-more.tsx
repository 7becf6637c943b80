import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { formatCount } from '@/lib/format'

// The button shows the others.
const MAX_SHOWN = 10

/** The first entries of a long list, and a button that shows all of them. */
export function useShowMore<T>(all: readonly T[]) {
  const [isWhole, setIsWhole] = useState(false)
  const isLong = all.length > MAX_SHOWN
  return {
    shown: isWhole ? all : all.slice(0, MAX_SHOWN),
    toggle: isLong && (
      <Button
        variant="outline"
        size="sm"
        className="self-start"
        onClick={() => setIsWhole(!isWhole)}
      >
        {isWhole ? 'Show fewer' : `Show all (${formatCount(all.length)})`}
      </Button>
    ),
  }
}
