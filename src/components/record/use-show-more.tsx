import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { useIsPrinting } from '@/hooks/use-printing'
import { formatCount } from '@/lib/format'

// The button shows the others.
const MAX_SHOWN = 10

/** The first entries of a long list, and a button that shows all of them. Paper has all of them. */
export function useShowMore<T>(all: readonly T[]) {
  const [isWhole, setIsWhole] = useState(false)
  const isPrinting = useIsPrinting()
  const isLong = all.length > MAX_SHOWN
  return {
    shown: isWhole || isPrinting ? all : all.slice(0, MAX_SHOWN),
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
