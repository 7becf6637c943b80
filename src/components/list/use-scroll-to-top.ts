import { useEffect, useRef } from 'react'

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
