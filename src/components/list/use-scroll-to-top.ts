import { useEffect, useRef } from 'react'

export function useScrollToTop(page: number, isPlaceholder: boolean) {
  const scroller = useRef<HTMLDivElement>(null)
  const shownPage = useRef(page)
  useEffect(() => {
    const element = scroller.current
    if (isPlaceholder || shownPage.current === page || !element) return
    shownPage.current = page
    element.scrollTop = 0
    if (element.getBoundingClientRect().top < 0) element.scrollIntoView({ block: 'start' })
  }, [page, isPlaceholder])
  return scroller
}
