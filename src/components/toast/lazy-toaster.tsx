import { useEffect, useState, type ComponentType } from 'react'
import { useQueuedToasts } from '@/lib/toast'

// Late enough not to compete with the page's own requests.
const PRELOAD_AFTER_MS = 3000

/**
 * The toaster in its own chunk. It loads at once for a toast, else after a time, so that toasts are
 * shown even offline. Until then, toasts stay queued.
 */
export function lazyToaster(load: () => Promise<{ default: ComponentType }>) {
  let loaded: ComponentType | null = null
  return function LazyToaster() {
    const [Toaster, setToaster] = useState(() => loaded)
    const hasLoaded = Toaster !== null
    const queued = useQueuedToasts()
    useEffect(() => {
      if (hasLoaded) return undefined
      async function loadToaster() {
        loaded = (await load()).default
        setToaster(() => loaded)
      }
      // Ignored: the next toast or connection loads the chunk again.
      const start = () => void loadToaster().catch(() => undefined)
      if (queued.length > 0) start()
      const timer = setTimeout(start, PRELOAD_AFTER_MS)
      window.addEventListener('online', start)
      return () => {
        clearTimeout(timer)
        window.removeEventListener('online', start)
      }
    }, [hasLoaded, queued])
    return Toaster && <Toaster />
  }
}
