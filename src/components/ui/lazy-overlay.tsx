import { CatchBoundary } from '@tanstack/react-router'
import { lazy, Suspense, useState, type ComponentType } from 'react'
import { OverlayFallback } from './overlay-fallback'
import { OverlayLoadError } from './overlay-load-error'

// Late enough not to compete with the page's own requests.
const PRELOAD_AFTER_MS = 3000

const Nothing = () => null

/**
 * A dialog or menu in its own chunk. Shows a fallback while the chunk loads, and a dialog with "Try again" if loading or
 * rendering fails. The chunk is preloaded, so that the overlay opens at once, also offline.
 */
export function lazyOverlay<TProps extends { onClose: () => void }>(
  load: () => Promise<{ default: ComponentType<TProps> }>,
) {
  async function loadContent() {
    const module = await load()
    // A lazy component shows its fallback once even if the chunk has loaded, and React then keeps it for 300 ms.
    latest = module.default
    return module
  }
  let latest: ComponentType<TProps> = lazy(loadContent)
  // A failed preload is ignored: opening the overlay loads the chunk again and reports the error.
  const preload = () => void loadContent().catch(() => undefined)
  setTimeout(preload, PRELOAD_AFTER_MS)

  function LazyOverlay(props: TProps) {
    const [{ Content }, setState] = useState({ Content: latest })
    const [failure, setFailure] = useState<{ error: unknown } | null>(null)
    function retry() {
      // React caches the rejection of a lazy component.
      latest = lazy(loadContent)
      setState({ Content: latest })
      setFailure(null)
    }
    if (failure) {
      return <OverlayLoadError error={failure.error} onRetry={retry} onClose={props.onClose} />
    }
    return (
      <CatchBoundary
        getResetKey={() => Content}
        errorComponent={Nothing}
        onCatch={(error) => setFailure({ error })}
      >
        <Suspense fallback={<OverlayFallback />}>
          <Content {...props} />
        </Suspense>
      </CatchBoundary>
    )
  }
  return Object.assign(LazyOverlay, { preload })
}
