import { Pause, Play } from 'lucide-react'
import { useRef } from 'react'
import * as v from 'valibot'
import { Button } from '@/components/ui/button'
import { findFirstRow, useFocusFallback } from '@/hooks/use-focus-fallback'
import { formatCount } from '@/lib/format'
import { createPreference } from '@/lib/preferences'
import type { News } from './use-settled-rows'

/** Whether lists are not polled. Lasts as long as the tab. */
export const updatesPaused = createPreference('updatesPaused', v.boolean(), false, {
  storage: 'sessionStorage',
  isChosen: true,
})

/** Pauses the updates of all polled lists (WCAG 2.2, 2.2.2). */
export function PauseUpdates({ onResume }: { onResume: () => void }) {
  const isPaused = updatesPaused.use()
  function toggle() {
    updatesPaused.set(!isPaused)
    if (isPaused) onResume()
  }
  return (
    <>
      {isPaused && (
        <span className="mx-1 text-sm text-muted-foreground max-xl:sr-only">Paused</span>
      )}
      <Button
        variant={isPaused ? 'outline' : 'ghost'}
        size="icon"
        aria-label={isPaused ? 'Resume updates' : 'Pause updates'}
        onClick={toggle}
      >
        {isPaused ? <Play className="fill-current" /> : <Pause className="fill-current" />}
      </Button>
    </>
  )
}

interface NewRowsProps {
  noun: readonly [one: string, many: string]
  news: News
  onReveal: () => void
}

/** A button for what polling has found. Beside the heading, so that the table stays in its place. */
export function NewRows({ noun, news: { added, hasMore, gone }, onReveal }: NewRowsProps) {
  const count = added || gone.size
  const quantity = `${formatCount(count)}${hasMore && added ? '+' : ''} `
  const things = count === 1 && !hasMore ? noun[0] : noun[1]
  return (
    // Always rendered, so that screen readers announce its content.
    <div role="status">
      {added > 0 ? (
        <RevealButton label={`${quantity}new ${things}`} onReveal={onReveal} />
      ) : (
        count > 0 && (
          <>
            <span className="sr-only">{`${quantity}${things} left this list. `}</span>
            <RevealButton label="Show latest" onReveal={onReveal} />
          </>
        )
      )}
    </div>
  )
}

function RevealButton({ label, onReveal }: { label: string; onReveal: () => void }) {
  const button = useRef<HTMLButtonElement>(null)
  useFocusFallback(button, findFirstRow)
  return (
    <Button ref={button} size="sm" onClick={onReveal}>
      {label}
    </Button>
  )
}
