import { CatchBoundary } from '@tanstack/react-router'
import { useEffect, useId, useState, type ReactNode } from 'react'
import { DialogLoading } from './dialog-loading'
import { Button } from './ui/button'
import { Dialog, DialogClose, DialogContent, DialogFooter } from './ui/dialog'

interface OnDemandProps {
  /** Fetches the children's code, again where that has failed; undefined where it is there. */
  load: () => Promise<void> | undefined
  onClose: () => void
  /** A `lazyRouteComponent`: where its code has gone with a deploy, it loads the page anew, once. */
  children: ReactNode
}

const Nothing = () => null

/** A dialog whose code comes when it is opened; where it cannot be had, or fails, another dialog says so. */
export function OnDemand({ load, onClose, children }: OnDemandProps) {
  const [pending, setPending] = useState(load)
  const [hasFailed, setHasFailed] = useState(false)
  useEffect(() => {
    void pending?.then(() => setPending(undefined))
  }, [pending])

  function retry() {
    setHasFailed(false)
    setPending(load())
  }
  if (hasFailed) return <CouldNotOpen onRetry={retry} onClose={onClose} />
  if (pending) return <DialogLoading />
  return (
    <CatchBoundary
      getResetKey={() => 'dialog'}
      errorComponent={Nothing}
      onCatch={() => setHasFailed(true)}
    >
      {children}
    </CatchBoundary>
  )
}

function CouldNotOpen({ onRetry, onClose }: { onRetry: () => void; onClose: () => void }) {
  const textId = useId()
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent
        title="This could not be opened"
        aria-describedby={textId}
        className="max-w-md"
      >
        <p id={textId} className="text-muted-foreground">
          A part of the console could not be loaded. Check your connection and try again, or load
          the page anew.
        </p>
        <DialogFooter>
          <DialogClose asChild>
            <Button variant="outline">Close</Button>
          </DialogClose>
          <Button onClick={onRetry}>Try again</Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  )
}
