import { createStore } from '@tanstack/react-store'

// Late enough not to compete with the page's own requests.
const PRELOAD_AFTER_MS = 3000

type Preload = () => void

let batch: Preload[] | null = null
const unloaded = new Set<Preload>()

const preloadAll = (preloads: Iterable<Preload>) => {
  for (const preload of preloads) preload()
}

// At once: the browser may soon be offline again.
window.addEventListener('online', () => preloadAll(unloaded))

/** Modules that are evaluated together, such as those of a page, share a timer. */
function preloadLater(preload: Preload) {
  unloaded.add(preload)
  if (batch) {
    batch.push(preload)
    return
  }
  const preloads = (batch = [preload])
  queueMicrotask(() => {
    batch = null
  })
  setTimeout(() => preloadAll(preloads), PRELOAD_AFTER_MS)
}

/**
 * What a page does not need at first, in its own chunk. `loaded` is null until it has loaded. It is
 * preloaded, so that it is there at once and offline.
 */
export function lazyChunk<TModule>(importModule: () => Promise<TModule>) {
  const loaded = createStore<TModule | null>(null)
  let loading: Promise<TModule> | null = null

  /** Shares a pending request: each row of a list may ask for the chunk. */
  async function load() {
    if (loaded.state !== null) return loaded.state
    loading ??= importModule().finally(() => {
      loading = null
    })
    const module = await loading
    unloaded.delete(preload)
    loaded.setState(() => module)
    return module
  }
  /** Ignores a failure: the next use of the chunk loads it again, and so does an `online` event. */
  const preload = () => void load().catch(() => undefined)
  preloadLater(preload)
  return { loaded, load, preload }
}
