/*
 * Browser extensions and translations add elements to the page: dialogs that are hidden, pop-ups for
 * passwords, search fields. What asks for a dialog, a field or the focus must not find them.
 */

const overlays = new Set<Element>()

/**
 * A ref callback that each dialog and menu has, and what stands in for one that is loading. Must be
 * stable: their order is that in which they were opened.
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

/** The matching elements of the page, then those of the overlays above it. */
export const findAll = (selector: string) =>
  [document.getElementById('root'), ...overlays].flatMap((container) =>
    Array.from(container?.querySelectorAll<HTMLElement>(selector) ?? []),
  )

export const findFirst = (selector: string): HTMLElement | null => findAll(selector)[0] ?? null

// With the elements beside a dialog that Radix keeps the focus in it with.
const OWN = '#root, [data-radix-focus-guard]'

/**
 * Whether an element is not the console's. One that has just been removed may have been, and a press
 * that no element gets has the root element as its target.
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
 * Lets foreign elements have the focus while a dialog is open. Radix listens to the document, and
 * would move the focus back.
 */
export function freeForeignFocus() {
  const controller = new AbortController()
  for (const type of ['focusin', 'focusout'] as const) {
    // Of its own, because that of another dialog goes on.
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
