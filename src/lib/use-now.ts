import { useEffect, useState } from 'react'

const TICK_MS = 60_000

/** The time, anew every minute: a page that is left open over midnight does not speak of the day before. */
export function useNow() {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), TICK_MS)
    return () => clearInterval(timer)
  }, [])
  return now
}
