import { useEffect, useEffectEvent } from 'react'

/** Runs `then` once what the page shows has been read, and after each further reading; `readAt` is a query's time of it. */
export function useOnRead(readAt: number, then: () => void) {
  const run = useEffectEvent(then)
  useEffect(() => {
    if (readAt > 0) run()
  }, [readAt])
}
