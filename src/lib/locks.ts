/** Only in secure contexts, and not in browsers from before 2022. */
export const hasLocks = () => 'locks' in navigator

/**
 * Holds a Web Lock until the returned function is called or the tab closes. `onHeld` is called when
 * no other tab holds it, or at once with the mode `shared`. Does nothing without Web Locks.
 */
export function holdLock(name: string, mode: LockMode, onHeld?: () => void) {
  const ending = new AbortController()
  const { signal } = ending
  const released = new Promise<void>((resolve) => {
    signal.addEventListener('abort', () => resolve())
  })
  if (hasLocks()) {
    navigator.locks
      .request(name, { mode, signal }, () => {
        onHeld?.()
        return released
      })
      .catch(() => {
        // A browser that blocks cookies refuses locks too. Each tab is then on its own.
        if (!signal.aborted) onHeld?.()
      })
  }
  return () => ending.abort()
}

/** Whether any tab of this browser holds the lock. */
export async function isLockHeld(name: string) {
  if (!hasLocks()) return false
  try {
    const { held = [] } = await navigator.locks.query()
    return held.some((lock) => lock.name === name)
  } catch {
    return false
  }
}
