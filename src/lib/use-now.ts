import { useEffect, useState } from 'react'

const MINUTE_MS = 60_000

/** The time, anew after each `tick` (ms): a page that is left open over midnight does not speak of the day before. */
export function useNow(tick = MINUTE_MS) {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), tick)
    return () => clearInterval(timer)
  }, [tick])
  return now
}
