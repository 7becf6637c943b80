import { useEffect, useState } from 'react'
import { parseTime } from '@/lib/lagos'

// Browsers run longer timeouts immediately.
const MAX_TIMEOUT_MS = 2 ** 31 - 1

/** Whether a timestamp is in the past. Re-renders as soon as it is. */
export function useIsPast(at: string | null) {
  const time = parseTime(at)
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    if (!(time > now)) return undefined
    const wait = Math.min(Math.max(time - Date.now(), 0), MAX_TIMEOUT_MS)
    const timer = setTimeout(() => setNow(Date.now()), wait)
    return () => clearTimeout(timer)
  }, [time, now])
  return time <= now
}
