import { useSelector } from '@tanstack/react-store'
import type { ComponentType } from 'react'
import { lazyChunk } from '@/components/overlays/lazy-chunk'
import { preloadFirst } from '@/components/overlays/preload-when-idle'
import { setToasterLoader } from '@/lib/toast'

/** The toaster in its own chunk. The first toast loads it at once, and waits for it. */
export function lazyToaster(load: () => Promise<{ default: ComponentType }>) {
  const { loaded, preload } = lazyChunk(load)
  setToasterLoader(() => void preload())
  // Also with a slow connection: a toast says that the browser is offline.
  preloadFirst(preload)
  return function LazyToaster() {
    const Toaster = useSelector(loaded)?.default
    return Toaster && <Toaster />
  }
}
