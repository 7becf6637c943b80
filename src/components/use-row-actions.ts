import { useRef, type KeyboardEvent, type MouseEvent } from 'react'
import { isCovered } from '@/lib/shortcuts'

/** What marks the link of a row that leads to its details, for the whole row to lead there. */
export const ROW_LINK = { 'data-row-link': '' }

/** The row that an event comes from, unless one of its controls takes it. */
function rowOf(target: EventTarget, controls: string) {
  if (!(target instanceof Element) || target.closest(controls)) return null
  return target.closest('tr')
}

const linkOf = (row: Element) => row.querySelector<HTMLAnchorElement>('[data-row-link]')

/** The first row of the page's table. */
export const findFirstRow = () => document.querySelector<HTMLElement>('tbody tr[tabindex]')

/** Where an arrow key leads from a row. */
const neighbours: Partial<Record<string, (row: Element) => Element | null | undefined>> = {
  ArrowDown: (row) => row.nextElementSibling,
  ArrowUp: (row) => row.previousElementSibling,
  Home: (row) => row.parentElement?.firstElementChild,
  End: (row) => row.parentElement?.lastElementChild,
}

function open(event: MouseEvent) {
  const row = rowOf(event.target, 'a, button, input, label, [data-slot="select-cell"]')
  const link = row && linkOf(row)
  // Who marks a text in the row wants to copy it.
  if (!link || document.getSelection()?.isCollapsed === false) return
  if (event.button === 2) return
  if (event.button === 1 || event.ctrlKey || event.metaKey) {
    window.open(link.href, '_blank', 'noopener')
  } else link.click()
}

/**
 * What a click and the keys do in the rows of a table: a click and Enter follow the row's link (with Ctrl, ⌘ or the middle
 * button in a new tab), arrows go from row to row, x ticks the row, and `keys` are letters of the caller's. Gives what the
 * `tbody` is to be given.
 */
export function useRowActions<T>(
  rows: readonly T[],
  keys: Readonly<Record<string, (row: T) => void>>,
) {
  const wasCovered = useRef(false)

  function onKeyDown(event: KeyboardEvent) {
    // A menu's button has a meaning of its own for arrows.
    const row = rowOf(event.target, '[aria-haspopup]')
    if (!row || isCovered() || event.ctrlKey || event.metaKey || event.altKey) return
    const neighbour = neighbours[event.key]?.(row)
    const item = rows[row.sectionRowIndex]
    const key = event.key.toLowerCase()
    if (neighbours[event.key]) {
      if (neighbour instanceof HTMLElement) neighbour.focus()
    } else if (event.repeat) return
    else if (key === 'enter' && event.target === row) linkOf(row)?.click()
    else if (key === 'x') row.querySelector('input')?.click()
    else if (keys[key] && item) keys[key]?.(item)
    else return
    event.preventDefault()
  }
  return {
    // A click that closes a menu means nothing else.
    onPointerDownCapture: () => {
      wasCovered.current = isCovered()
    },
    onClick: (event: MouseEvent) => {
      if (!wasCovered.current) open(event)
    },
    onAuxClick: open,
    onKeyDown,
  }
}
