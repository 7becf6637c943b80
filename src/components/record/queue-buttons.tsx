import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { arrivalAt, endArrival, type RecordQueue } from './use-queue'

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
  const [isNew, setIsNew] = useState(arrivalAt(id) !== null)
  if (!isNew && arrivalAt(id)) setIsNew(true)
  useEffect(() => {
    const arrival = arrivalAt(id)
    if (!arrival) return
    endArrival()
    const container = status.current?.closest<HTMLElement>('[role="dialog"], main')
    const button = container?.querySelector<HTMLElement>(`[data-step="${arrival.step}"]`)
    // A disabled button loses the focus, and that of the previous record is gone.
    if (!document.activeElement?.matches('body, h1, [role="dialog"], :disabled')) return
    const target = button?.matches(':enabled') ? button : container
    target?.focus({ preventScroll: true })
  }, [id])
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
