import { Pause, Play } from 'lucide-react'
import * as v from 'valibot'
import { Button } from '@/components/ui/button'
import { createPreference } from '@/lib/preferences'

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
