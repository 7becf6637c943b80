/*
 * Browser extensions and translations add elements to the page: hidden dialogs, pop-ups for
 * passwords, search fields. Code that looks for a dialog, a field or the focus must skip them.
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

/** Whether a dialog or menu of the console is open or loading. */
export const hasOpenOverlay = () => overlays.size > 0

/** The matching elements of the page, followed by those of the overlays above it. */
export const findAll = (selector: string) =>
  [document.getElementById('root'), ...overlays].flatMap((container) =>
    Array.from(container?.querySelectorAll<HTMLElement>(selector) ?? []),
  )

export const findFirst = (selector: string): HTMLElement | null => findAll(selector)[0] ?? null

// Radix keeps the focus in a dialog with the guards beside it.
const OWN = '#root, [data-radix-focus-guard]'

/**
 * Whether an element does not belong to the console. An element that was just removed may have
 * belonged to it. The target of a press outside all elements is the root element.
 */
export const isForeign = (target: EventTarget | null) =>
  target instanceof Element &&
  target.isConnected &&
  !target.matches('html, body') &&
  target.closest(OWN) === null &&
  ![...overlays].some((overlay) => overlay.contains(target))

/** Keeps a dialog or menu open for a press, a key or the focus in a foreign element. */
export function ignoreForeign(event: Event) {
  if (isForeign(event.target)) event.preventDefault()
}

function hideForeignFocus(event: FocusEvent) {
  const { type, target, relatedTarget } = event
  if (isForeign(type === 'focusin' ? target : relatedTarget)) event.stopPropagation()
}

/**
 * Allows foreign elements to have the focus while a dialog is open. Radix listens to the document,
 * and would move the focus back.
 */
export function freeForeignFocus() {
  const controller = new AbortController()
  for (const type of ['focusin', 'focusout'] as const) {
    // Each dialog has its own listener, so that closing one does not affect another.
    const listener = (event: FocusEvent) => hideForeignFocus(event)
    document.documentElement.addEventListener(type, listener, { signal: controller.signal })
  }
  return () => controller.abort()
}

/** On Tab, Radix moves the focus from the last to the first control without scrolling to it. */
export function showWrappedFocus({
  key,
  defaultPrevented,
}: Pick<KeyboardEvent, 'key' | 'defaultPrevented'>) {
  if (key !== 'Tab' || !defaultPrevented) return
  document.activeElement?.scrollIntoView({ block: 'nearest' })
}
