import { useState } from 'react'
import { CopyStatus, useCopy } from '@/components/ui/use-copy'

/** The props of the copy button in a row. `useRowInteractions` handles its press. */
export const copyButtonProps = { 'data-copy': '' }

/**
 * Copying for all rows of a list. `status` must be rendered in the positioned element that scrolls
 * the rows.
 */
export function useRowCopy<TRow extends { id: string }>(
  rows: readonly TRow[],
  copied: ((row: TRow) => string | null) | undefined,
) {
  const { outcome, copy } = useCopy()
  const [last, setLast] = useState<{ id: string; corner: { x: number; y: number } }>()
  // Not beside a row of another page.
  const isShown = rows.some(({ id }) => id === last?.id)
  return {
    onCopy(row: TRow, button: HTMLElement) {
      const scroller = button.closest('[data-slot="table-scroller"]')
      if (!scroller) return
      const { right, top } = button.getBoundingClientRect()
      const start = scroller.getBoundingClientRect()
      const corner = {
        x: right - start.left + scroller.scrollLeft,
        y: top - start.top + scroller.scrollTop,
      }
      setLast({ id: row.id, corner })
      void copy(copied?.(row) ?? '')
    },
    status: <CopyStatus outcome={isShown ? outcome : null} corner={last?.corner} />,
  }
}
