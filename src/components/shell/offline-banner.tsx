import { onlineManager } from '@tanstack/react-query'
import { WifiOff } from 'lucide-react'
import { useRef, useSyncExternalStore } from 'react'
import { Button } from '@/components/ui/button'
import { useFocusFallback } from '@/hooks/use-focus-fallback'
import { tryAnyway } from '@/lib/connection'
import { publishHeight } from '@/lib/publish-height'

// The page ends above it.
const publishBannerHeight = publishHeight('--banner')

const isOnline = () => onlineManager.isOnline()

/** Shown while offline: queries are paused, and mutations fail at once. */
export function OfflineBanner() {
  const online = useSyncExternalStore(onlineManager.subscribe, isOnline)
  return (
    // Always rendered: screen readers announce changes of a live region, also over a modal dialog.
    <div
      role="status"
      aria-live="polite"
      // A dialog would treat this as a click outside and close.
      onPointerDown={(event) => event.stopPropagation()}
    >
      {!online && <Bar />}
    </div>
  )
}

function Bar() {
  const button = useRef<HTMLButtonElement>(null)
  useFocusFallback(button)
  return (
    <div
      ref={publishBannerHeight}
      data-slot="offline-banner"
      // A modal dialog disables pointer events outside of it.
      className="pointer-events-auto fixed inset-x-0 bottom-0 z-55 flex min-h-9 items-center justify-center gap-x-apart gap-y-1 bg-warning px-3 py-0.5 leading-tight text-warning-foreground max-sm:text-sm"
    >
      <p className="flex items-center gap-near">
        <WifiOff className="size-4 shrink-0" />
        You are offline. Nothing new can be loaded or saved.
      </p>
      <Button
        ref={button}
        variant="outline"
        size="sm"
        className="text-foreground"
        onClick={() => void tryAnyway()}
      >
        Try anyway
      </Button>
    </div>
  )
}
