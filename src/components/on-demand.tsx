import { CatchBoundary } from '@tanstack/react-router'
import { Suspense, useId, useState, type ReactNode } from 'react'
import { DialogLoading } from './dialog-loading'
import { Button } from './ui/button'
import { Dialog, DialogClose, DialogContent, DialogFooter } from './ui/dialog'

interface OnDemandProps {
  /** Fetches the children's code, again where that has failed. */
  load: () => Promise<void> | undefined
  onClose: () => void
  /** A `lazyRouteComponent`: where its code has gone with a deploy, it loads the page anew, once. */
  children: ReactNode
}

/** A dialog whose code comes when it is opened; where it cannot be had, or fails, another dialog says so. */
export function OnDemand({ load, onClose, children }: OnDemandProps) {
  return (
    <CatchBoundary
      getResetKey={() => 'dialog'}
      errorComponent={({ reset }) => (
        <CouldNotOpen
          onRetry={async () => {
            await load()
            reset()
          }}
          onClose={() => {
            // For the next time.
            void load()
            onClose()
          }}
        />
      )}
    >
      <Suspense fallback={<DialogLoading />}>{children}</Suspense>
    </CatchBoundary>
  )
}

function CouldNotOpen({ onRetry, onClose }: { onRetry: () => Promise<void>; onClose: () => void }) {
  const [isRetrying, setIsRetrying] = useState(false)
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
          <Button
            loading={isRetrying}
            onClick={() => {
              setIsRetrying(true)
              void onRetry()
            }}
          >
            Try again
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  )
}
