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

// Browsers run longer timeouts immediately.
const MAX_TIMEOUT_MS = 2 ** 31 - 1

/** Whether a timestamp is in the past. Re-renders as soon as it is. */
export function useIsPast(at: string | null) {
  const time = Date.parse(at ?? '')
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    if (!(time > now)) return undefined
    const wait = Math.min(Math.max(time - Date.now(), 0), MAX_TIMEOUT_MS)
    const timer = setTimeout(() => setNow(Date.now()), wait)
    return () => clearTimeout(timer)
  }, [time, now])
  return time <= now
}
