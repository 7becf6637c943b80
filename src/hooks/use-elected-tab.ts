import { useEffect, useState } from 'react'
import { hasLocks, holdLock } from '@/lib/locks'

/**
 * Whether this tab is the one that does something for all tabs of the browser. When it closes,
 * another one takes over. Without Web Locks, each tab is.
 */
export function useElectedTab(name: string) {
  const [isElected, setElected] = useState(!hasLocks())
  useEffect(() => holdLock(name, 'exclusive', () => setElected(true)), [name])
  return isElected
}
