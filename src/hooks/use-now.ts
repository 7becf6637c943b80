import { useEffect, useState } from 'react'

const MINUTE_MS = 60_000

/** Updates every minute, so that a page that is open past midnight shows the new day. */
export function useNow() {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), MINUTE_MS)
    return () => clearInterval(timer)
  }, [])
  return now
}
