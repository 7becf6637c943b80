import { useEffect, useState } from 'react'
import { holdLock } from '@/lib/locks'

/**
 * Whether this tab is the one, of those with `isCandidate`, that does something for all tabs of the
 * browser. When it closes, another one takes over. Without Web Locks, each candidate is.
 */
export function useElectedTab(name: string, isCandidate: boolean) {
  const [isElected, setElected] = useState(false)
  useEffect(() => {
    if (!isCandidate) return undefined
    const release = holdLock(name, 'exclusive', () => setElected(true))
    return () => {
      release()
      setElected(false)
    }
  }, [name, isCandidate])
  return isElected
}
