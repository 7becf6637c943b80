import { useEffect, useEffectEvent } from 'react'

// What was read is painted first.
const AFTER_MS = 100

/** Runs `then` once what the page shows has been read, and after each further reading; `readAt` is a query's time of it. */
export function useOnRead(readAt: number, then: () => void) {
  const run = useEffectEvent(then)
  useEffect(() => {
    if (readAt === 0) return undefined
    const timer = setTimeout(() => run(), AFTER_MS)
    return () => clearTimeout(timer)
  }, [readAt])
}
