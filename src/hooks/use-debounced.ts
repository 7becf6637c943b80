import { useEffect, useState } from 'react'

const DEBOUNCE_MS = 300

/** Returns `value` once it has not changed for 300 ms. */
export function useDebounced(value: string) {
  const [debounced, setDebounced] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [value])
  return debounced
}
