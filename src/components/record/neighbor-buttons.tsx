import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Button } from '@/components/ui/button'
import { useLatch } from '@/hooks/use-held'
import { endArrival, useArrival, type Neighbors } from './use-neighbors'

interface NeighborButtonsProps {
  neighbors: Neighbors
  noun: string
  /** The name of the open record. */
  name: string | undefined
}

/**
 * Buttons for the previous and the next record of the list. `useRecordKeys` presses them by key.
 */
export function NeighborButtons({ neighbors, noun, name }: NeighborButtonsProps) {
  const { previous, next, isReading, hasFailed, id, show, readAgain } = neighbors
  const status = useRef<HTMLSpanElement>(null)
  const arrival = useArrival(id)
  const isNew = useLatch(arrival !== null)
  useEffect(() => {
    if (!arrival) return
    endArrival()
    const container = status.current?.closest<HTMLElement>('[role="dialog"], main')
    const button = container?.querySelector<HTMLElement>(`[data-step="${arrival.step}"]`)
    // A disabled button loses the focus. So does a button of the previous record, which is gone.
    if (!document.activeElement?.matches('body, h1, [role="dialog"], :disabled')) return
    const target = button?.matches(':enabled') ? button : container
    target?.focus({ preventScroll: true })
  }, [arrival])
  return (
    <>
      <span ref={status} role="status" translate="no" className="sr-only">
        {/* With the key, screen readers also announce a record that has the same name. */}
        {isNew && <span key={name}>{name}</span>}
      </span>
      <Button
        data-step="previous"
        variant="ghost"
        size="icon"
        aria-label={`Previous ${noun}`}
        tooltip={previous ? `Previous ${noun}` : 'First on this page'}
        shortcut="k"
        disabled={!previous}
        onClick={() => void show('previous')}
      >
        <ChevronLeft />
      </Button>
      <Button
        data-step="next"
        variant="ghost"
        size="icon"
        aria-label={`Next ${noun}`}
        tooltip={next || isReading || hasFailed ? `Next ${noun}` : `Last ${noun}`}
        shortcut="j"
        loading={isReading}
        disabled={!next && !isReading && !hasFailed}
        onClick={() => (next ? void show('next') : readAgain())}
      >
        <ChevronRight />
      </Button>
    </>
  )
}
