import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react'

type Target = HTMLElement | null | undefined

// By container. A removed container keeps its descendants, so a removed control still leads to its fallback.
const fallbacks = new WeakMap<Element, (control: HTMLElement) => Target>()

/** The control that has the focus; for an item of a menu the menu's button, because the menu is about to close. */
export function getFocusedControl() {
  const { activeElement } = document
  const menu = activeElement?.closest('[role="menu"]')
  const control = menu
    ? document.getElementById(menu.getAttribute('aria-labelledby') ?? '')
    : activeElement
  return control instanceof HTMLElement && control !== document.body ? control : null
}

/** The first row of the page's list. */
export const findFirstRow = () => document.querySelector<HTMLElement>('tbody tr[tabindex]')

/** `findFallback` finds the element to focus once `container` and its controls have been removed. */
export function setFocusFallback(
  container: Element,
  findFallback: (control: HTMLElement) => Target,
) {
  fallbacks.set(container, findFallback)
}

function resolve(control: Target): Target {
  if (!control || control.isConnected) return control
  for (let at: Element | null = control; at; at = at.parentElement) {
    const fallback = fallbacks.get(at)?.(control)
    if (fallback) return resolve(fallback)
  }
  return null
}

/**
 * Unless something has the focus, focuses `control` or its fallback, else the topmost dialog or the page's heading. A dialog
 * itself takes the focus when another one above it closes.
 */
export function restoreFocus(control: Target) {
  const page = [...document.querySelectorAll<HTMLElement>('h1, [role="dialog"]')].at(-1)
  for (const target of [resolve(control), page]) {
    // A disabled control does not take the focus.
    if (document.activeElement?.matches('body, [role="dialog"]')) {
      target?.focus({ preventScroll: true })
    }
  }
}

const noFallback = () => null

/**
 * Keeps the focus when React removes the element in `ref`: it goes to what `findFallback` returns after the removal, else to
 * the page. `control` had the focus, and `index` was the element's place among its siblings. A dialog that was opened from
 * `control` returns the focus in the same way.
 */
export function useFocusFallback(
  ref: RefObject<HTMLElement | null>,
  findFallback: (control: HTMLElement, index: number) => Target = noFallback,
) {
  const lost = useRef<HTMLElement>(null)
  // Cleaned up before a removal, but also while Suspense hides the element.
  useLayoutEffect(() => {
    const element = ref.current
    lost.current = null
    return () => {
      if (!element) return
      const index = [...(element.parentElement?.children ?? [])].indexOf(element)
      setFocusFallback(element, (control) => findFallback(control, index))
      const control = getFocusedControl()
      if (element.contains(control)) lost.current = control
    }
  }, [ref, findFallback])
  // Cleaned up after a removal only.
  useEffect(
    () => () => {
      if (lost.current) restoreFocus(lost.current)
    },
    [],
  )
}

/** Scrolls to the focused control after Tab in a dialog: Radix moves the focus from the last control to the first one itself. */
export function showWrappedFocus({
  key,
  defaultPrevented,
}: Pick<KeyboardEvent, 'key' | 'defaultPrevented'>) {
  if (key !== 'Tab' || !defaultPrevented) return
  document.activeElement?.scrollIntoView({ block: 'nearest' })
}
