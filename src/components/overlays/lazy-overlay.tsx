import { CatchBoundary } from '@tanstack/react-router'
import { useEffect, useState, type ComponentType, type ReactNode } from 'react'
import { Spinner } from '@/components/ui/spinner'
import { StillWaiting } from '@/components/ui/still-waiting'
import { afterPaint } from '@/lib/after-paint'
import { trackOverlay } from '@/lib/overlays'
import { OverlayLoadError } from './overlay-load-error'

// Late enough not to compete with the page's own requests.
const PRELOAD_AFTER_MS = 3000

const Nothing = () => null

type Load<TProps> = () => Promise<{ default: ComponentType<TProps> }>

interface LazyOptions {
  /** By default, dims the page. */
  fallback?: ReactNode
}

/**
 * A dialog or menu in its own chunk. Shows a fallback while the chunk loads, and a dialog with "Try
 * again" if loading or rendering fails. Preloads the chunk, so that it opens at once, even offline.
 */
export const lazyOverlay = <TProps extends { onClose: () => void }>(
  load: Load<TProps>,
  { fallback = <OverlayFallback /> }: LazyOptions = {},
) =>
  lazyChunk(load, atOnce, fallback, (error, onRetry, { onClose }) => (
    <OverlayLoadError {...{ error, onRetry, onClose }} />
  ))

/** An addition to the page in its own chunk. Renders nothing if loading or rendering fails. */
export const lazyAddition = <TProps extends object>(load: Load<TProps>) =>
  lazyChunk(load, afterPaint, null, () => null)

function atOnce(run: () => void) {
  run()
  return undefined
}

/** Not React.lazy, which keeps a fallback for 300 ms even if the chunk loads faster. */
function lazyChunk<TProps extends object>(
  load: Load<TProps>,
  start: (run: () => void) => (() => void) | undefined,
  fallback: ReactNode,
  renderFailure: (error: unknown, onRetry: () => void, props: TProps) => ReactNode,
) {
  let loaded: ComponentType<TProps> | null = null
  let loading: Promise<ComponentType<TProps>> | null = null
  /** Shared: each row of a list may have one. */
  async function loadContent() {
    loading ??= load()
      .then((chunk) => (loaded = chunk.default))
      .finally(() => {
        loading = null
      })
    return loading
  }
  // Ignored: opening the overlay loads the chunk again and reports the error.
  const preload = () => void loadContent().catch(() => undefined)
  setTimeout(preload, PRELOAD_AFTER_MS)

  function LazyOverlay(props: TProps) {
    const [Content, setContent] = useState(() => loaded)
    const [failure, setFailure] = useState<{ error: unknown } | null>(null)
    useEffect(() => {
      if (Content || failure) return undefined
      return start(
        () =>
          void loadContent().then(
            (content) => setContent(() => content),
            (error: unknown) => setFailure({ error }),
          ),
      )
    }, [Content, failure])
    if (failure) return renderFailure(failure.error, () => setFailure(null), props)
    if (!Content) return fallback
    return (
      <CatchBoundary
        getResetKey={() => Content}
        errorComponent={Nothing}
        onCatch={(error) => setFailure({ error })}
      >
        <Content {...props} />
      </CatchBoundary>
    )
  }
  return Object.assign(LazyOverlay, { preload })
}

/** Dims the page while a dialog's chunk loads. Invisible for the first 200 ms. */
export function OverlayFallback() {
  return (
    <div
      ref={trackOverlay}
      data-slot="overlay-fallback"
      role="status"
      className="fixed inset-0 z-50 grid animate-[fade-in_150ms_200ms_both] place-items-center bg-overlay text-primary-foreground"
    >
      <Spinner className="size-8" />
      <span className="sr-only">Loading...</span>
      <StillWaiting className="absolute inset-x-0 top-3/5 justify-center text-foreground" />
    </div>
  )
}
