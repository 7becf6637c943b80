/*
 * The page has elements that are not the console's (`foreign-elements.ts`). Code that looks for a
 * dialog, a field or the focus finds only those of the console here.
 */

const overlays = new Set<Element>()

/**
 * A ref callback of each dialog and menu, and of its placeholder while it loads. It must be stable,
 * because overlays are ordered by the time when they were opened.
 */
export function trackOverlay(element: Element | null) {
  if (!element) return undefined
  overlays.add(element)
  return () => {
    overlays.delete(element)
  }
}

export const isInOverlay = (element: Element) =>
  [...overlays].some((overlay) => overlay.contains(element))

/** Whether a dialog or menu of the console is open or loading. */
export const hasOpenOverlay = () => overlays.size > 0

/** Whether a sheet is open, also below another dialog. */
export const hasOpenSheet = () =>
  [...overlays].some((overlay) => overlay.querySelector('[data-sheet]'))

/** Whether the topmost dialog or menu is the sheet of a record. */
export const isSheetOnTop = () => Boolean([...overlays].at(-1)?.querySelector('[data-sheet]'))

/** The matching elements of the page, followed by those of the overlays above it. */
export const findAll = (selector: string) =>
  [document.getElementById('root'), ...overlays].flatMap((container) =>
    Array.from(container?.querySelectorAll<HTMLElement>(selector) ?? []),
  )

export const findFirst = (selector: string): HTMLElement | null => findAll(selector)[0] ?? null

/** On Tab, Radix moves the focus from the last to the first control without scrolling to it. */
export function showWrappedFocus({
  key,
  defaultPrevented,
}: Pick<KeyboardEvent, 'key' | 'defaultPrevented'>) {
  if (key !== 'Tab' || !defaultPrevented) return
  document.activeElement?.scrollIntoView({ block: 'nearest' })
}
