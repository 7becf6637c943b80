import { useEffect, useEffectEvent, type RefObject, useRef } from 'react'
import { shortcutKey } from '@/lib/keys'
import { hasOpenOverlay } from '@/lib/overlays'

/** The index of the row that a key focuses from outside of the table. */
const entries: Partial<Record<string, number>> = { ArrowDown: 0, PageDown: 0, Home: 0, End: -1 }

/** Elements that do not use these keys: the page, its links and its buttons. */
const FROM = 'body, h1, main, main :is(a, button):not(tbody *)'

function isInView(row: HTMLElement) {
  const { top, bottom } = row.getBoundingClientRect()
  return top >= 0 && bottom <= window.innerHeight
}

/**
 * Keys that would scroll the page focus a row instead, so that the rows scroll. If the page itself
 * scrolls, only the down arrow does so, and only if the first row is in view.
 */
export function useFocusRowsFromPage(scroller: RefObject<HTMLElement | null>) {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const key = shortcutKey(event)
    const index = entries[key]
    const element = scroller.current
    if (index === undefined || !element || hasOpenOverlay()) return
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
    if (!document.activeElement?.matches(FROM)) return
    const row = [...element.querySelectorAll<HTMLElement>('tbody tr[tabindex]')].at(index)
    const canScroll = element.scrollHeight > element.clientHeight
    if (!row || !(canScroll || (key === 'ArrowDown' && isInView(row)))) return
    row.focus()
    event.preventDefault()
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event)
    document.addEventListener('keydown', listener)
    return () => document.removeEventListener('keydown', listener)
  }, [])
}

/** Scrolls to the top when the rows of another `view`, such as another page, have loaded. */
export function useScrollToTop(view: string, isPlaceholder: boolean) {
  const scroller = useRef<HTMLDivElement>(null)
  const shownView = useRef(view)
  useEffect(() => {
    const element = scroller.current
    if (isPlaceholder || shownView.current === view || !element) return
    shownView.current = view
    element.scrollTop = 0
    if (element.getBoundingClientRect().top < 0) element.scrollIntoView({ block: 'start' })
  }, [view, isPlaceholder])
  return scroller
}
