import { isInOverlay } from './overlays'

/*
 * Browser extensions and translations add elements to the page: hidden dialogs, pop-ups for
 * passwords, search fields.
 */

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
  !isInOverlay(target)

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
