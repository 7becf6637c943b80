import { useEffect, useRef } from 'react'

/** Scrolls to the first row once another page is shown, in the table or in the window. */
export function useScrollToTop(page: number, isPlaceholder: boolean) {
  const scroller = useRef<HTMLDivElement>(null)
  const shown = useRef(page)
  useEffect(() => {
    const element = scroller.current
    if (isPlaceholder || shown.current === page || !element) return
    shown.current = page
    element.scrollTop = 0
    if (element.getBoundingClientRect().top < 0) element.scrollIntoView({ block: 'start' })
  }, [page, isPlaceholder])
  return scroller
}
