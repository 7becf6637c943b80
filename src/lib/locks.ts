/** Only in secure contexts. */
export const hasLocks = () => 'locks' in navigator

/**
 * Requests a Web Lock, which is held until the result of `onHeld` settles. Without Web Locks, each
 * tab is on its own: `onHeld` is called at once.
 */
async function requestLock(
  name: string,
  mode: LockMode,
  signal: AbortSignal,
  onHeld: () => Promise<void> | undefined,
) {
  if (hasLocks()) {
    try {
      await navigator.locks.request(name, { mode, signal }, onHeld)
      return
    } catch {
      // It was aborted, or the browser blocks cookies, and so it refuses locks too.
    }
  }
  if (!signal.aborted) void onHeld()
}

/**
 * Holds a Web Lock until the returned function is called or the tab closes. `onHeld` is called when
 * no other tab holds it, or at once with the mode `shared`.
 */
export function holdLock(name: string, mode: LockMode, onHeld?: () => void) {
  const ending = new AbortController()
  const { signal } = ending
  const released = new Promise<void>((resolve) => {
    signal.addEventListener('abort', () => resolve())
  })
  void requestLock(name, mode, signal, () => {
    onHeld?.()
    return released
  })
  return () => ending.abort()
}

/** Calls `onFree` when no tab holds the lock. Returns a function that stops waiting. */
export function whenFree(name: string, onFree: () => void) {
  const ending = new AbortController()
  const { signal } = ending
  void requestLock(name, 'exclusive', signal, () => {
    onFree()
    return undefined
  })
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
