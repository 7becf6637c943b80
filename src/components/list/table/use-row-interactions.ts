import {
  useRef,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type SyntheticEvent,
} from 'react'
import { useMenuPress } from '@/components/overlays/use-menu'
import { shortcutKey } from '@/lib/keys'
import { hasOpenOverlay } from '@/lib/overlays'

export const rowLinkProps = { 'data-row-link': '' }

/** The row of an event, unless one of `controls` handles the event. */
function rowOf(target: EventTarget, controls: string) {
  if (!(target instanceof Element) || target.closest(controls)) return null
  return target.closest('tr')
}

const MENU_BUTTON = '[data-row-menu]'
const COPY_BUTTON = '[data-copy]'
const menuOf = (row: Element) => row.querySelector<HTMLElement>(MENU_BUTTON)
const linkOf = (row: Element) => row.querySelector<HTMLAnchorElement>('[data-row-link]')

/** The number of rows that Page Down moves: the visible ones, minus one for context. */
function getPageStep(row: HTMLElement) {
  const scroller = row.closest('[data-slot="table-scroller"]')
  const height = Math.min(scroller?.clientHeight ?? Infinity, window.innerHeight)
  return Math.max(1, Math.floor(height / Math.max(1, row.offsetHeight)) - 1)
}

/** The index of the row that a key focuses. It may be out of range. */
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

/** Clicks the checkbox, so that Shift selects a range. */
function clickCheckbox(row: Element, shiftKey: boolean) {
  const click = new MouseEvent('click', { bubbles: true, cancelable: true, shiftKey })
  row.querySelector('input')?.dispatchEvent(click)
}

/** Selects a range when the click is beside the checkbox: Firefox ignores a click with Shift on a label. */
function selectRange(event: MouseEvent) {
  const row = event.target instanceof HTMLLabelElement && event.target.closest('tr')
  if (!row || !event.shiftKey) return
  event.preventDefault()
  clickCheckbox(row, true)
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

interface Handlers<T> {
  shortcuts: Readonly<Record<string, (row: T) => void>>
  menu: {
    preload: () => void
    onPress: (row: T, button: HTMLButtonElement, by: 'pointer' | 'keyboard') => void
  }
  onCopy: (row: T, button: HTMLElement) => void
}

/**
 * Mouse and keyboard actions for table rows. Returns the props of the `tbody`.
 *
 * - A click or Enter follows the row's link. Ctrl, ⌘ or the middle button opens a new tab.
 * - Enter opens the menu of a row without a link.
 * - `shortcuts` adds letters. The others are in components/shell/shortcuts-dialog.tsx.
 */
export function useRowInteractions<T>(
  rows: readonly T[],
  { shortcuts, menu, onCopy }: Handlers<T>,
) {
  const hadOverlay = useRef(false)

  /** The button of a row that an event is about, and its row. */
  function buttonAt({ target }: SyntheticEvent, selector: string) {
    const button = target instanceof Element && target.closest<HTMLButtonElement>(selector)
    const row = button && rows[button.closest('tr')?.sectionRowIndex ?? -1]
    return button && row ? { button, row } : null
  }
  const menuPress = useMenuPress((event, by) => {
    const pressed = buttonAt(event, MENU_BUTTON)
    if (pressed) menu.onPress(pressed.row, pressed.button, by)
  })
  function preloadMenu(event: SyntheticEvent) {
    if (buttonAt(event, MENU_BUTTON)) menu.preload()
  }

  function onKeyDown(event: KeyboardEvent) {
    const atMenu = buttonAt(event, MENU_BUTTON)
    if (atMenu && event.key === 'ArrowDown') {
      event.preventDefault()
      menu.onPress(atMenu.row, atMenu.button, 'keyboard')
    }
    const row = rowOf(event.target, '[aria-haspopup]')
    if (!row || hasOpenOverlay() || event.ctrlKey || event.metaKey || event.altKey) return
    const key = shortcutKey(event.nativeEvent)
    const getIndex = getIndexByKey[key]
    const item = rows[row.sectionRowIndex]
    if (getIndex) focusRow(row, getIndex(row, row.sectionRowIndex))
    else if (event.repeat) return
    else if (key === 'Enter' && event.target === row) (linkOf(row) ?? menuOf(row))?.click()
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
    onPointerDown: (event: PointerEvent) => {
      if (buttonAt(event, MENU_BUTTON)) menuPress.onPointerDown(event)
    },
    onPointerOver: preloadMenu,
    onFocus: preloadMenu,
    onClick: (event: MouseEvent) => {
      if (buttonAt(event, MENU_BUTTON)) menuPress.onClick(event)
      const atCopy = buttonAt(event, COPY_BUTTON)
      if (atCopy) onCopy(atCopy.row, atCopy.button)
      if (hadOverlay.current) return
      selectRange(event)
      followLink(event)
    },
    onAuxClick: followLink,
    onKeyDown,
  }
}
