import { useEffect, useRef, type FocusEvent } from 'react'

const CONTROLS = 'a, button, input'

interface FocusedControl {
  element: HTMLElement
  /** Which row it stands in, and which of that row's controls it is. */
  row: number
  control: number
}

/**
 * Keeps the focus in a table whose rows come and go: where the row that has it vanishes, the same control of the row in
 * its place takes it, else the table's container. Gives what the container is to be given.
 */
export function useRowFocus() {
  const container = useRef<HTMLDivElement>(null)
  const last = useRef<FocusedControl | null>(null)
  const rows = () => [...(container.current?.querySelectorAll('tbody tr') ?? [])]

  function goToPlace() {
    if (!last.current) return
    const { row, control } = last.current
    const inPlace = rows().at(Math.min(row, rows().length - 1))
    const target = inPlace?.querySelectorAll<HTMLElement>(CONTROLS)[control]
    target?.focus({ preventScroll: true })
  }

  useEffect(() => {
    const isGone = last.current && !last.current.element.isConnected
    if (isGone && document.activeElement === document.body) {
      container.current?.focus({ preventScroll: true })
    }
  })

  return {
    ref: container,
    tabIndex: -1,
    'data-focus-home': '',
    onFocus: ({ target }: FocusEvent<HTMLElement>) => {
      if (target === container.current) return goToPlace()
      const row = target.closest('tr')
      if (!row || !rows().includes(row)) return undefined
      const control = [...row.querySelectorAll(CONTROLS)].indexOf(target)
      last.current = { element: target, row: rows().indexOf(row), control }
      return undefined
    },
  }
}
