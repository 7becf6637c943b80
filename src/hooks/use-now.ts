import { useEffect, useState } from 'react'

const MINUTE_MS = 60_000

/** Updates every minute, so that a page that is open past midnight shows the new day. */
export function useNow(intervalMs = MINUTE_MS) {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), intervalMs)
    return () => clearInterval(timer)
  }, [intervalMs])
  return now
}
