import { useRef, type KeyboardEvent, type MouseEvent } from 'react'
import { hasOpenOverlay } from '@/hooks/use-shortcut'

/** Marks the link of a row: a click anywhere on the row follows it. */
export const rowLinkProps = { 'data-row-link': '' }

/** The row of an event, unless one of the `controls` handles it. */
function rowOf(target: EventTarget, controls: string) {
  if (!(target instanceof Element) || target.closest(controls)) return null
  return target.closest('tr')
}

const menuOf = (row: Element) => row.querySelector<HTMLElement>('[aria-haspopup]')
const linkOf = (row: Element) => row.querySelector<HTMLAnchorElement>('[data-row-link]')

/** How many rows Page Down moves: the number of visible rows, less one for context. */
function getPageStep(row: HTMLElement) {
  const scroller = row.closest('[data-slot="table-scroller"]')
  const height = Math.min(scroller?.clientHeight ?? Infinity, window.innerHeight)
  return Math.max(1, Math.floor(height / Math.max(1, row.offsetHeight)) - 1)
}

/** By key: the index of the row to focus, which may be out of range. */
const getIndexByKey: Partial<Record<string, (row: HTMLElement, index: number) => number>> = {
  ArrowDown: (_row, index) => index + 1,
  ArrowUp: (_row, index) => index - 1,
  PageDown: (row, index) => index + getPageStep(row),
  PageUp: (row, index) => index - getPageStep(row),
  Home: () => 0,
  End: () => Infinity,
}

function focusRow(row: Element, index: number) {
  const rows = [...(row.parentElement?.children ?? [])]
  const target = rows[Math.max(0, Math.min(index, rows.length - 1))]
  if (target instanceof HTMLElement) target.focus()
}

/** Clicks the row's checkbox, so that Shift selects a range. */
function clickCheckbox(row: Element, shiftKey: boolean) {
  const click = new MouseEvent('click', { bubbles: true, cancelable: true, shiftKey })
  row.querySelector('input')?.dispatchEvent(click)
}

function followLink(event: MouseEvent) {
  const row = rowOf(event.target, 'a, button, input, label, [data-slot="select-cell"]')
  const link = row && linkOf(row)
  // The user is selecting text, not opening the row.
  if (!link || document.getSelection()?.isCollapsed === false) return
  if (event.button === 2) return
  if (event.button === 1 || event.ctrlKey || event.metaKey) {
    window.open(link.href, '_blank', 'noopener')
  } else link.click()
}

/**
 * Mouse and keyboard actions for the rows of a table. A click or Enter follows the row's link, in a new tab with Ctrl, ⌘ or
 * the middle button. Without a link, Enter opens the row's menu. Arrows, Page Up, Page Down, Home and End move between rows. x selects the row and Shift+X a range.
 * `shortcuts` adds letters. Returns the props of the `tbody`.
 */
export function useRowInteractions<T>(
  rows: readonly T[],
  shortcuts: Readonly<Record<string, (row: T) => void>>,
) {
  const hadOverlay = useRef(false)

  function onKeyDown(event: KeyboardEvent) {
    // A menu button handles the arrow keys itself.
    const row = rowOf(event.target, '[aria-haspopup]')
    if (!row || hasOpenOverlay() || event.ctrlKey || event.metaKey || event.altKey) return
    const getIndex = getIndexByKey[event.key]
    const item = rows[row.sectionRowIndex]
    const key = event.key.toLowerCase()
    if (getIndex) focusRow(row, getIndex(row, row.sectionRowIndex))
    else if (event.repeat) return
    else if (key === 'enter' && event.target === row) (linkOf(row) ?? menuOf(row))?.click()
    else if (key === 'x') clickCheckbox(row, event.shiftKey)
    else if (shortcuts[key] && item) shortcuts[key]?.(item)
    else return
    event.preventDefault()
  }
  return {
    // A click that closes a menu must not open a row.
    onPointerDownCapture: () => {
      hadOverlay.current = hasOpenOverlay()
    },
    onClick: (event: MouseEvent) => {
      if (!hadOverlay.current) followLink(event)
    },
    onAuxClick: followLink,
    onKeyDown,
  }
}
