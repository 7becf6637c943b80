import { useEffect, useEffectEvent } from 'react'

// By then the page has what it was opened for.
const SETTLED_MS = 3000

/** Fetches code before it is asked for, at leisure: so it opens at once, and also without a connection. */
export function usePreload(load: () => void) {
  const run = useEffectEvent(load)
  useEffect(() => {
    const timer = setTimeout(() => run(), SETTLED_MS)
    return () => clearTimeout(timer)
  }, [])
}
