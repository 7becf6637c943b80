import { useNavigate } from '@tanstack/react-router'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useRef, useState, type KeyboardEvent } from 'react'
import { Button } from '@/components/ui/button'
import { isTyping } from '@/hooks/use-shortcut'

export interface NeighboursOptions<T> {
  id: string
  rows: readonly T[]
  getName: (row: T) => string
  /** The search param that contains the id: "voucher". The buttons are named after it. */
  param: string
}

/**
 * Steps through the rows of the list from a record's details, with buttons and arrow keys. Renders
 * no buttons if the list does not contain the record. Pass `dialog` and `onKeyDown` to the dialog's
 * content.
 */
export function useNeighbours<T extends { id: string }>(options: NeighboursOptions<T>) {
  const { id, rows, getName, param } = options
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
      // Closing must return to the list in one step.
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
    // React also bubbles events from dialogs that this dialog opened.
    const isInside = event.target instanceof Node && event.currentTarget.contains(event.target)
    if (!isInside || isTyping(event.target)) return
    if (event.key === 'ArrowLeft') show(index - 1)
    if (event.key === 'ArrowRight') show(index + 1)
  }
  const current = rows[index]
  const buttons = current && (
    <>
      <span role="status" className="sr-only">
        {/* With the key, screen readers also announce a record that has the same name. */}
        {hasMoved && <span key={id}>{getName(current)}</span>}
      </span>
      <Button
        variant="ghost"
        size="icon"
        aria-label={`Previous ${param}`}
        tooltip={index === 0 ? 'First on this page' : `Previous ${param}`}
        shortcut="←"
        disabled={index === 0}
        onClick={() => show(index - 1)}
      >
        <ChevronLeft />
      </Button>
      <Button
        variant="ghost"
        size="icon"
        aria-label={`Next ${param}`}
        tooltip={index === rows.length - 1 ? 'Last on this page' : `Next ${param}`}
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
