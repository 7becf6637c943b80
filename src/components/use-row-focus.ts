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

  useEffect(() => {
    if (!last.current || last.current.element.isConnected) return
    const { row, control } = last.current
    last.current = null
    if (document.activeElement !== document.body) return
    const rows = [...(container.current?.querySelectorAll('tbody tr') ?? [])]
    const inPlace = rows[Math.min(row, rows.length - 1)]
    const target = inPlace?.querySelectorAll<HTMLElement>(CONTROLS)[control] ?? container.current
    target?.focus()
  })

  return {
    ref: container,
    tabIndex: -1,
    onFocus: ({ target }: FocusEvent<HTMLElement>) => {
      const row = target.closest('tr')
      const rows = [...(container.current?.querySelectorAll('tbody tr') ?? [])]
      if (!row || !rows.includes(row)) return
      const control = [...row.querySelectorAll(CONTROLS)].indexOf(target)
      last.current = { element: target, row: rows.indexOf(row), control }
    },
    onBlur: ({ target }: FocusEvent<HTMLElement>) => {
      if (target.isConnected) last.current = null
    },
  }
}
