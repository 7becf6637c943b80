import { useRef, type KeyboardEvent, type MouseEvent } from 'react'
import { hasOpenOverlay } from '@/lib/shortcuts'

/** What marks the link of a row that leads to its details, for the whole row to lead there. */
export const rowLinkProps = { 'data-row-link': '' }

/** The row that an event comes from, unless one of its controls takes it. */
function rowOf(target: EventTarget, controls: string) {
  if (!(target instanceof Element) || target.closest(controls)) return null
  return target.closest('tr')
}

const linkOf = (row: Element) => row.querySelector<HTMLAnchorElement>('[data-row-link]')

/** The first row of the page's table. */
export const findFirstRow = () => document.querySelector<HTMLElement>('tbody tr[tabindex]')

/** How many rows are in sight, less one for context. */
function rowsInSight(row: HTMLElement) {
  const scroller = row.closest('[data-slot="table-scroller"]')
  const height = Math.min(scroller?.clientHeight ?? Infinity, window.innerHeight)
  return Math.max(1, Math.floor(height / Math.max(1, row.offsetHeight)) - 1)
}

/** Which row a key leads to, as an index; it may be past an end. */
const targets: Partial<Record<string, (row: HTMLElement, index: number) => number>> = {
  ArrowDown: (_row, index) => index + 1,
  ArrowUp: (_row, index) => index - 1,
  PageDown: (row, index) => index + rowsInSight(row),
  PageUp: (row, index) => index - rowsInSight(row),
  Home: () => 0,
  End: () => Infinity,
}

function focusRow(row: Element, index: number) {
  const rows = [...(row.parentElement?.children ?? [])]
  const target = rows[Math.max(0, Math.min(index, rows.length - 1))]
  if (target instanceof HTMLElement) target.focus()
}

/** Presses the row's checkbox; with Shift it selects a range, as a click does. */
function tick(row: Element, shiftKey: boolean) {
  const click = new MouseEvent('click', { bubbles: true, cancelable: true, shiftKey })
  row.querySelector('input')?.dispatchEvent(click)
}

function open(event: MouseEvent) {
  const row = rowOf(event.target, 'a, button, input, label, [data-slot="select-cell"]')
  const link = row && linkOf(row)
  // Selected text is about to be copied.
  if (!link || document.getSelection()?.isCollapsed === false) return
  if (event.button === 2) return
  if (event.button === 1 || event.ctrlKey || event.metaKey) {
    window.open(link.href, '_blank', 'noopener')
  } else link.click()
}

/**
 * Mouse and keyboard in the rows of a table: a click and Enter follow the row's link (with Ctrl, ⌘ or the middle button in
 * a new tab), arrows, Page Up, Page Down, Home and End move between rows, x selects the row and Shift+X a range; `keys` adds
 * letters. Returns the props of the `tbody`.
 */
export function useRowActions<T>(
  rows: readonly T[],
  keys: Readonly<Record<string, (row: T) => void>>,
) {
  const wasCovered = useRef(false)

  function onKeyDown(event: KeyboardEvent) {
    // A menu's button uses the arrows itself.
    const row = rowOf(event.target, '[aria-haspopup]')
    if (!row || hasOpenOverlay() || event.ctrlKey || event.metaKey || event.altKey) return
    const target = targets[event.key]
    const item = rows[row.sectionRowIndex]
    const key = event.key.toLowerCase()
    if (target) focusRow(row, target(row, row.sectionRowIndex))
    else if (event.repeat) return
    else if (key === 'enter' && event.target === row) linkOf(row)?.click()
    else if (key === 'x') tick(row, event.shiftKey)
    else if (keys[key] && item) keys[key]?.(item)
    else return
    event.preventDefault()
  }
  return {
    // A click that closes a menu does nothing else.
    onPointerDownCapture: () => {
      wasCovered.current = hasOpenOverlay()
    },
    onClick: (event: MouseEvent) => {
      if (!wasCovered.current) open(event)
    },
    onAuxClick: open,
    onKeyDown,
  }
}
