import { useSyncExternalStore } from 'react'

// `max-sm` in class names.
const phone = matchMedia('(width < 40rem)')

function subscribe(onChange: () => void) {
  phone.addEventListener('change', onChange)
  return () => phone.removeEventListener('change', onChange)
}

export const useIsPhone = () => useSyncExternalStore(subscribe, () => phone.matches)
