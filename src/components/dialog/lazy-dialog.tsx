import { CatchBoundary } from '@tanstack/react-router'
import { useEffect, useState, type ReactNode } from 'react'
import { DialogFallback } from './dialog-fallback'
import { DialogLoadError } from './dialog-load-error'

interface OnDemandProps {
  /** Fetches the children's code, again where that has failed; undefined where it is there. */
  load: () => Promise<void> | undefined
  onClose: () => void
  /** A `lazyRouteComponent`. */
  children: ReactNode
}

const Nothing = () => null

/**
 * A dialog whose code comes when it is opened. Where it cannot be had, or the dialog fails, another one says so; where it
 * has gone with a deploy, the page is loaded anew, once.
 */
export function LazyDialog({ load, onClose, children }: OnDemandProps) {
  const [pending, setPending] = useState(load)
  const [failure, setFailure] = useState<{ error: unknown } | null>(null)
  useEffect(() => {
    pending?.then(
      () => setPending(undefined),
      (error: unknown) => setFailure({ error }),
    )
  }, [pending])

  function retry() {
    setFailure(null)
    setPending(load())
  }
  if (failure) return <DialogLoadError error={failure.error} onRetry={retry} onClose={onClose} />
  if (pending) return <DialogFallback />
  return (
    <CatchBoundary
      getResetKey={() => 'dialog'}
      errorComponent={Nothing}
      onCatch={(error) => setFailure({ error })}
    >
      {children}
    </CatchBoundary>
  )
}
