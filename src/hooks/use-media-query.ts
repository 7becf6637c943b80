import { useCallback, useSyncExternalStore } from 'react'

const onScreen = new Map<string, boolean>()

/** What was rendered for the screen stays while the browser prints, and keeps its focus. */
function matchOnScreen(query: string) {
  const known = matchMedia('print').matches ? onScreen.get(query) : undefined
  if (known !== undefined) return known
  const { matches } = matchMedia(query)
  onScreen.set(query, matches)
  return matches
}

/** For what CSS cannot decide, such as where an element is rendered. */
export function useMediaQuery(query: string) {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = matchMedia(query)
      list.addEventListener('change', onChange)
      return () => list.removeEventListener('change', onChange)
    },
    [query],
  )
  return useSyncExternalStore(subscribe, () => matchOnScreen(query))
}

/** `max-sm` in class names. */
export const useIsPhone = () => useMediaQuery('(width < 40rem)')
