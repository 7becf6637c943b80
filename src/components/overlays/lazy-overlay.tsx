import { CatchBoundary } from '@tanstack/react-router'
import { useSelector } from '@tanstack/react-store'
import { useEffect, useEffectEvent, useState, type ComponentType, type ReactNode } from 'react'
import { Spinner } from '@/components/ui/spinner'
import { StillWaiting } from '@/components/ui/still-waiting'
import { afterPaint } from '@/lib/after-paint'
import { trackOverlay } from '@/lib/overlays'
import { isSlowConnection } from '@/lib/slow-connection'
import { reloadForNewRelease } from './chunk-load-error'
import { lazyChunk } from './lazy-chunk'
import { OverlayLoadError } from './overlay-load-error'
import { preloadWhenIdle } from './preload-when-idle'

const Nothing = () => null

type Load<TProps> = () => Promise<{ default: ComponentType<TProps> }>

interface LazyOptions {
  /** By default, dims the page. */
  fallback?: ReactNode
  /** The next step most likely needs it: it is preloaded, unless the connection is slow. */
  isLikely?: boolean
}

interface OverlayProps {
  onClose: () => void
}

type AnyComponent = (props: never) => ReactNode

/** `never` for a component without `onClose`. */
type Closable<T extends AnyComponent> = Parameters<T>[0] extends OverlayProps ? T : never

/**
 * A dialog or menu in its own chunk. Shows a fallback while the chunk loads, and a dialog with "Try
 * again" if loading or rendering fails. The overload keeps the type parameters of the component.
 */
export function lazyOverlay<T extends AnyComponent>(
  load: () => Promise<{ default: T & Closable<T> }>,
  options?: LazyOptions,
): T & { preload: () => void }
export function lazyOverlay(
  load: Load<OverlayProps>,
  { fallback = <OverlayFallback />, isLikely = false }: LazyOptions = {},
): unknown {
  const overlay = lazyComponent(load, {
    start: atOnce,
    fallback,
    onFailure: reloadForNewRelease,
    renderFailure: (error, onRetry, { onClose }) => (
      <OverlayLoadError {...{ error, onRetry, onClose }} />
    ),
  })
  if (isLikely && !isSlowConnection()) preloadWhenIdle(overlay.preload)
  return overlay
}

/** An addition to the page in its own chunk. Renders nothing if loading or rendering fails. */
export const lazyAddition = <TProps extends object>(load: Load<TProps>) =>
  lazyComponent(load, { start: afterPaint })

function atOnce(run: () => void) {
  run()
  return undefined
}

interface ComponentOptions<TProps> {
  start: (run: () => void) => (() => void) | undefined
  fallback?: ReactNode
  onFailure?: (error: unknown) => void
  renderFailure?: (error: unknown, onRetry: () => void, props: TProps) => ReactNode
}

/** Not React.lazy, which keeps a fallback for 300 ms even if the chunk loads faster. */
function lazyComponent<TProps extends object>(
  importModule: Load<TProps>,
  { start, fallback, onFailure, renderFailure }: ComponentOptions<TProps>,
) {
  const { loaded, load, preload } = lazyChunk(importModule)

  function LazyComponent(props: TProps) {
    const Content = useSelector(loaded)?.default
    const [failure, setFailure] = useState<{ error: unknown } | null>(null)
    function fail(error: unknown) {
      setFailure({ error })
      onFailure?.(error)
    }
    const onLoadError = useEffectEvent(fail)
    useEffect(() => {
      if (Content || failure) return undefined
      return start(() => void load().catch((error: unknown) => onLoadError(error)))
    }, [Content, failure])
    if (failure) return renderFailure?.(failure.error, () => setFailure(null), props)
    if (!Content) return fallback
    return (
      <CatchBoundary getResetKey={() => Content} errorComponent={Nothing} onCatch={fail}>
        <Content {...props} />
      </CatchBoundary>
    )
  }
  return Object.assign(LazyComponent, { preload })
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
