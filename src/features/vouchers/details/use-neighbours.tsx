import { useNavigate } from '@tanstack/react-router'
import { ChevronLeft, ChevronRight } from 'lucide'
import { useRef, useState, type KeyboardEvent } from 'react'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { voucherName } from '@/features/vouchers/labels'
import type { Voucher } from '@/features/vouchers/schema'

/**
 * Moves from a voucher's details to the previous and next voucher of the list, with buttons and arrow keys. There are no
 * buttons if the voucher is not in the list. `dialog` and `onKeyDown` are for the dialog's content.
 */
export function useNeighbours(id: string, rows: readonly Voucher[]) {
  const navigate = useNavigate({ from: '/vouchers' })
  const dialog = useRef<HTMLDivElement>(null)
  const [hasMoved, setHasMoved] = useState(false)
  const index = rows.findIndex((row) => row.id === id)

  function show(at: number) {
    const voucher = rows[at]
    if (index === -1 || !voucher) return
    void navigate({
      search: (search) => ({ ...search, voucher: voucher.id }),
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
    if (event.key === 'ArrowLeft') show(index - 1)
    if (event.key === 'ArrowRight') show(index + 1)
  }
  const current = rows[index]
  const buttons = current && (
    <>
      <span role="status" className="sr-only">
        {/* The key has screen readers announce a voucher of the same name too. */}
        {hasMoved && <span key={id}>{voucherName(current)}</span>}
      </span>
      <Button
        variant="ghost"
        size="icon"
        aria-label="Previous voucher"
        data-tooltip={index === 0 ? 'First on this page' : 'Previous voucher'}
        data-key="←"
        disabled={index === 0}
        onClick={() => show(index - 1)}
      >
        <Icon of={ChevronLeft} />
      </Button>
      <Button
        variant="ghost"
        size="icon"
        aria-label="Next voucher"
        data-tooltip={index === rows.length - 1 ? 'Last on this page' : 'Next voucher'}
        data-key="→"
        disabled={index === rows.length - 1}
        onClick={() => show(index + 1)}
      >
        <Icon of={ChevronRight} />
      </Button>
    </>
  )
  return { dialog, onKeyDown, buttons }
}
