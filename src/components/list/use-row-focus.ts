import { useEffect, useRef, type FocusEvent } from 'react'
import { giveFocusTo, registerHeirFinder } from '@/lib/focus'

const CONTROLS = 'a, button, input'

interface FocusedControl {
  element: HTMLElement
  /** Which row it stands in, and which of that row's controls it is; -1 is the row itself. */
  row: number
  control: number
}

/**
 * Keeps the focus in a table whose rows come and go: where the row that has it vanishes, the same control of the row in
 * its place takes it. Gives what the table's container is to be given.
 */
export function useRowFocus() {
  const container = useRef<HTMLDivElement>(null)
  const last = useRef<FocusedControl | null>(null)
  const rows = () => [...(container.current?.querySelectorAll('tbody tr') ?? [])]

  function findHeir() {
    if (!last.current) return undefined
    const { row, control } = last.current
    const inPlace = rows().at(Math.min(row, rows().length - 1))
    if (control === -1 && inPlace instanceof HTMLElement) return inPlace
    return inPlace?.querySelectorAll<HTMLElement>(CONTROLS)[control]
  }

  useEffect(() => {
    if (!container.current) return undefined
    return registerHeirFinder(container.current, findHeir)
  })
  useEffect(() => {
    const isGone = last.current && !last.current.element.isConnected
    if (isGone && document.activeElement === document.body) giveFocusTo(null, findHeir)
  })

  return {
    ref: container,
    onFocus: ({ target }: FocusEvent<HTMLElement>) => {
      const row = target.closest('tr')
      if (!row || !rows().includes(row)) return
      const control = [...row.querySelectorAll(CONTROLS)].indexOf(target)
      last.current = { element: target, row: rows().indexOf(row), control }
    },
  }
}
