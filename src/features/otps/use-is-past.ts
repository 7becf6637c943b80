import { useEffect, useState } from 'react'
import { parseTime } from '@/domain/lagos'
import { useNow } from '@/hooks/use-now'
import { serverTime } from '@/lib/clock'

// Browsers fire longer timeouts at once.
const MAX_TIMEOUT_MS = 2 ** 31 - 1

/** Whether a timestamp is in the past. Re-renders as soon as it is. */
export function useIsPast(at: string | null) {
  const time = parseTime(at)
  const [passedAt, setPassedAt] = useState(0)
  const now = Math.max(useNow().getTime(), passedAt)
  useEffect(() => {
    if (!(time > now)) return undefined
    const wait = Math.min(Math.max(time - serverTime(), 0), MAX_TIMEOUT_MS)
    const timer = setTimeout(() => setPassedAt(serverTime()), wait)
    return () => clearTimeout(timer)
  }, [time, now])
  return time <= now
}
