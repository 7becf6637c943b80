import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import type { RecordQueue } from './use-queue'

type Step = 'previous' | 'next'

/** The record that a button is about to show. */
let moved: { id: string; step: Step } | null = null

interface QueueButtonsProps {
  queue: RecordQueue
  noun: string
  /** Of the open record. */
  name: string | undefined
}

/** Shows the previous or next record of the list, also with the keys of `useRecordKeys`. */
export function QueueButtons({ queue, noun, name }: QueueButtonsProps) {
  const { previous, next, isReading, hasFailed, id, show, readAgain } = queue
  const status = useRef<HTMLSpanElement>(null)
  // The page of a record remounts for another one, the sheet does not.
  const [wasMoved, setWasMoved] = useState(() => moved?.id === id)
  function move(step: Step, record: typeof next) {
    if (!record) return
    moved = { id: record.id, step }
    setWasMoved(true)
    void show(record)
  }
  useEffect(() => {
    if (moved?.id !== id) return
    const container = status.current?.closest<HTMLElement>('[role="dialog"], main')
    const button = container?.querySelector<HTMLElement>(`[data-step="${moved.step}"]`)
    moved = null
    // A disabled button loses the focus, and that of the previous page is gone.
    if (!document.activeElement?.matches('body, h1, :disabled')) return
    const target = button?.matches(':enabled') ? button : container
    target?.focus({ preventScroll: true })
  }, [id])
  return (
    <>
      <span ref={status} role="status" className="sr-only">
        {/* With the key, screen readers also announce a record that has the same name. */}
        {wasMoved && <span key={name}>{name}</span>}
      </span>
      <Button
        data-step="previous"
        variant="ghost"
        size="icon"
        aria-label={`Previous ${noun}`}
        tooltip={previous ? `Previous ${noun}` : 'First on this page'}
        shortcut="k"
        disabled={!previous}
        onClick={() => move('previous', previous)}
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
        onClick={() => (next ? move('next', next) : readAgain())}
      >
        <ChevronRight />
      </Button>
    </>
  )
}
