import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react'
import { findAll, findFirst } from '@/lib/overlays'

type Target = HTMLElement | null | undefined

// Fallbacks by container. A removed container keeps its descendants, so their fallback is still
// found.
const fallbacks = new WeakMap<Element, (control: HTMLElement) => Target>()

/**
 * Returns the focused control. For a menu item, returns the button of the menu, because the menu is
 * closing.
 */
export function getFocusedControl() {
  const { activeElement } = document
  const menu = activeElement?.closest('[role="menu"]')
  const control = menu
    ? document.getElementById(menu.getAttribute('aria-labelledby') ?? '')
    : activeElement
  return control instanceof HTMLElement && control !== document.body ? control : null
}

export const findFirstRow = () => findFirst('tbody tr[tabindex]')

/** `findFallback` returns the element to focus after `container` was removed. */
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
 * If nothing has the focus, focuses the first of these that is available: `control`, its fallback,
 * the topmost dialog, the heading. When a dialog above another one closes, the lower dialog gets
 * the focus by itself.
 */
export function restoreFocus(control: Target) {
  const page = findAll('h1, [role="dialog"]').at(-1)
  for (const target of [resolve(control), page]) {
    // A disabled control cannot be focused.
    if (document.activeElement?.matches('body, [role="dialog"]')) {
      target?.focus({ preventScroll: true })
    }
  }
}

const noFallback = () => null

/**
 * Restores the focus when React removes the element in `ref`: to the result of `findFallback`,
 * otherwise to the page. `control` had the focus, and `index` was the index of the element among
 * its siblings. A dialog that `control` has opened restores the focus in the same way.
 */
export function useFocusFallback(
  ref: RefObject<HTMLElement | null>,
  findFallback: (control: HTMLElement, index: number) => Target = noFallback,
) {
  const lost = useRef<HTMLElement>(null)
  // The cleanup runs before a removal, and also while Suspense hides the element.
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
  // The cleanup only runs after a removal.
  useEffect(
    () => () => {
      if (lost.current) restoreFocus(lost.current)
    },
    [],
  )
}
