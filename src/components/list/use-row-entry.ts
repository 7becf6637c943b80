import { useEffect, useEffectEvent, type RefObject } from 'react'
import { hasOpenOverlay } from '@/lib/shortcuts'

/** The index of the row that a key leads to from outside the table. */
const entries: Partial<Record<string, number>> = { ArrowDown: 0, PageDown: 0, Home: 0, End: -1 }

/** While no control has the focus, keys that would scroll the page focus a row: the rows scroll, not the page. */
export function useRowEntry(scroller: RefObject<HTMLElement | null>) {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const index = entries[event.key]
    const element = scroller.current
    if (index === undefined || !element || element.scrollHeight <= element.clientHeight) return
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
    if (hasOpenOverlay() || !document.activeElement?.matches('body, main, h1')) return
    const rows = [...element.querySelectorAll<HTMLElement>('tbody tr[tabindex]')]
    rows.at(index)?.focus()
    event.preventDefault()
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event)
    document.addEventListener('keydown', listener)
    return () => document.removeEventListener('keydown', listener)
  }, [])
}
