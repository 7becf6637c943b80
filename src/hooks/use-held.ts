import { useState } from 'react'

/** Whether the condition has been true since the component was mounted. */
export function useLatch(condition: boolean) {
  const [wasTrue, setTrue] = useState(condition)
  if (condition && !wasTrue) setTrue(true)
  return condition || wasTrue
}

/**
 * Holds the value of the last render in which `isCurrent` was true. Starts with the initial value.
 */
export function useHeld<T>(value: T, isCurrent: boolean) {
  const [held, setHeld] = useState(value)
  if (isCurrent && held !== value) setHeld(value)
  return isCurrent ? value : held
}
