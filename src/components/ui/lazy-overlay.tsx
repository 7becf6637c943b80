import { CatchBoundary } from '@tanstack/react-router'
import { lazy, Suspense, useState, type ComponentType } from 'react'
import { OverlayFallback } from './overlay-fallback'
import { OverlayLoadError } from './overlay-load-error'

/** The page has loaded its own data by then. */
const PRELOAD_AFTER_MS = 3000

const Nothing = () => null

/**
 * A dialog or menu in a chunk of its own: a fallback while the chunk loads, and a dialog with "Try again" if it cannot be
 * loaded or throws. The chunk is preloaded, so that the overlay opens at once, also offline.
 */
export function lazyOverlay<TProps extends { onClose: () => void }>(
  load: () => Promise<{ default: ComponentType<TProps> }>,
) {
  // A failure is shown when the overlay is opened.
  setTimeout(() => load().catch(() => undefined), PRELOAD_AFTER_MS)
  let latest = lazy(load)

  return function LazyOverlay(props: TProps) {
    const [{ Content }, setState] = useState({ Content: latest })
    const [failure, setFailure] = useState<{ error: unknown } | null>(null)
    function retry() {
      // A lazy component that has failed once stays failed.
      latest = lazy(load)
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
}
