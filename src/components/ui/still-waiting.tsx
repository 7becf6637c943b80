import { useIsFetching, useIsMutating } from '@tanstack/react-query'
import { useSelector } from '@tanstack/react-store'
import { clsx } from 'clsx'
import { useEffect, useRef } from 'react'
import { restartSlowReads, slowRequests, stopSlowWrites } from '@/api/slow-requests'
import { useFocusFallback } from '@/hooks/use-focus-fallback'
import { usePageFetching } from '@/hooks/use-page-fetching'
import { ignorePressesBriefly } from '@/lib/ignore-presses'
import { BusyNote } from './busy-note'
import { Button } from './button'

/** What is waited for. Prefetches do not count. */
function useWait() {
  const { reads, writes, busyUntil } = useSelector(slowRequests)
  const shown = usePageFetching()
  const all = useIsFetching({ queryKey: ['read all'] })
  const mutations = useIsMutating()
  if (writes > 0) return { kind: 'write' as const }
  if (reads > 0 && shown + all + mutations > 0) return { kind: 'read' as const }
  return shown > 0 && busyUntil > 0 ? { kind: 'busy' as const, until: busyUntil } : null
}

/**
 * Says that a request takes long, in the page and in each dialog. It floats where a control could
 * move under a press.
 */
export function StillWaiting({ className }: { className: string }) {
  const wait = useWait()
  return (
    // Always rendered: screen readers announce changes of a live region. Without `aria-live`, for
    // which Radix would not hide a dialog below another one.
    <div
      role="status"
      data-slot="still-waiting"
      className={clsx('pointer-events-none z-10 flex', className)}
    >
      {wait && (
        <div className="pointer-events-auto flex min-h-control animate-[fade-in_150ms] items-center gap-near rounded-md border bg-card py-0.5 pr-1 pl-3 whitespace-nowrap shadow-lg">
          {wait.kind === 'busy' ? (
            <span className="pr-2">
              <BusyNote until={wait.until} />
            </span>
          ) : (
            <>
              <span>Still waiting for the server</span>
              <WaitButton kind={wait.kind} />
            </>
          )}
        </div>
      )}
    </div>
  )
}

function WaitButton({ kind }: { kind: 'read' | 'write' }) {
  const button = useRef<HTMLButtonElement>(null)
  useFocusFallback(button)
  // It may appear under the pointer.
  useEffect(ignorePressesBriefly, [])
  const isRead = kind === 'read'
  return (
    <Button
      ref={button}
      variant="outline"
      size="sm"
      onClick={isRead ? restartSlowReads : stopSlowWrites}
    >
      {isRead ? 'Try again' : 'Stop waiting'}
    </Button>
  )
}
