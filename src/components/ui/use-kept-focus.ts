import { useLayoutEffect, type RefObject } from 'react'
import { giveFocusTo } from '@/lib/focus'

/** When what `place` holds goes while it has the focus, `findHeir` tells what takes it; where nothing does, the page. */
export function useKeptFocus(
  place: RefObject<HTMLElement | null>,
  findHeir?: () => HTMLElement | null,
) {
  useLayoutEffect(() => {
    const element = place.current
    return () => {
      if (!element?.contains(document.activeElement)) return
      // By then it has gone, and what comes is there.
      queueMicrotask(() => giveFocusTo(null, () => findHeir?.() ?? undefined))
    }
  }, [place, findHeir])
}

export const findSearchBox = () => document.querySelector<HTMLElement>('input[type="search"]')
