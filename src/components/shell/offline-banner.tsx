import { onlineManager } from '@tanstack/react-query'
import { WifiOff } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { publishHeight } from '@/lib/publish-height'

// The page ends above it.
const publishBannerHeight = publishHeight('--banner')

const isOnline = () => onlineManager.isOnline()

/** Shown while offline: queries are paused, and mutations fail at once. */
export function OfflineBanner() {
  const online = useSyncExternalStore(onlineManager.subscribe, isOnline)
  return (
    // Always rendered: screen readers announce changes of a live region, also over a modal dialog.
    <div role="status" aria-live="polite">
      {!online && (
        <p
          ref={publishBannerHeight}
          data-slot="offline-banner"
          className="fixed inset-x-0 bottom-0 z-55 flex h-9 items-center justify-center gap-near bg-warning px-3 leading-tight text-warning-foreground max-sm:text-sm"
        >
          <WifiOff className="size-4 shrink-0" />
          You are offline. Nothing new can be loaded or saved.
        </p>
      )}
    </div>
  )
}
