import { useSyncExternalStore } from 'react'

// `max-xl` in class names.
const narrow = matchMedia('(width < 80rem)')

function subscribe(onChange: () => void) {
  narrow.addEventListener('change', onChange)
  return () => narrow.removeEventListener('change', onChange)
}

/** Whether the header has no room for the heading of a page. */
export const useIsNarrow = () => useSyncExternalStore(subscribe, () => narrow.matches)
