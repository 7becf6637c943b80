import { useNavigate } from '@tanstack/react-router'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useRef, useState, type KeyboardEvent } from 'react'
import { Button } from '@/components/ui/button'
import { isTyping } from '@/hooks/use-shortcut'

export interface NeighboursOptions<T> {
  id: string
  /** The rows of the list to step through. */
  rows: readonly T[]
  getName: (row: T) => string
  /** The search param that has the id: "voucher". */
  param: string
  /** Names the buttons, if it differs from the search param. */
  noun?: string
}

/**
 * Moves from a record's details to the previous and next record of the list, with buttons and arrow keys. There are no
 * buttons if the record is not in the list. `dialog` and `onKeyDown` are for the dialog's content.
 */
export function useNeighbours<T extends { id: string }>(options: NeighboursOptions<T>) {
  const { id, rows, getName, param, noun = param } = options
  const navigate = useNavigate()
  const dialog = useRef<HTMLDivElement>(null)
  const [hasMoved, setHasMoved] = useState(false)
  const index = rows.findIndex((row) => row.id === id)

  function show(at: number) {
    const row = rows[at]
    if (index === -1 || !row) return
    void navigate({
      to: '.',
      search: (search) => ({ ...search, dialog: undefined, [param]: row.id }),
      // Closing still goes back to the list in one step.
      replace: true,
      state: true,
      resetScroll: false,
    })
    setHasMoved(true)
    // The pressed button is about to be disabled, which would lose the focus.
    if (at === 0 || at === rows.length - 1) dialog.current?.focus()
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    // React also passes on the events of a dialog that opened from this one.
    const isInside = event.target instanceof Node && event.currentTarget.contains(event.target)
    if (!isInside || isTyping(event.target)) return
    if (event.key === 'ArrowLeft') show(index - 1)
    if (event.key === 'ArrowRight') show(index + 1)
  }
  const current = rows[index]
  const buttons = current && (
    <>
      <span role="status" className="sr-only">
        {/* The key has screen readers announce a record of the same name too. */}
        {hasMoved && <span key={id}>{getName(current)}</span>}
      </span>
      <Button
        variant="ghost"
        size="icon"
        aria-label={`Previous ${noun}`}
        tooltip={index === 0 ? 'First on this page' : `Previous ${noun}`}
        shortcut="←"
        disabled={index === 0}
        onClick={() => show(index - 1)}
      >
        <ChevronLeft />
      </Button>
      <Button
        variant="ghost"
        size="icon"
        aria-label={`Next ${noun}`}
        tooltip={index === rows.length - 1 ? 'Last on this page' : `Next ${noun}`}
        shortcut="→"
        disabled={index === rows.length - 1}
        onClick={() => show(index + 1)}
      >
        <ChevronRight />
      </Button>
    </>
  )
  return { dialog, onKeyDown, buttons }
}
