import { createStore } from '@tanstack/react-store'

/**
 * What a page does not need at first, in its own chunk. `loaded` is null until it has loaded.
 * `preload` ignores a failure: the next use of the chunk loads it again.
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
    loaded.setState(() => module)
    return module
  }
  const preload = () => load().catch(() => undefined)
  return { loaded, load, preload }
}
