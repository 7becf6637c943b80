import { useIsFetching } from '@tanstack/react-query'
import { useState } from 'react'

/** Whether there was a time without a pending query since the component mounted. */
export function useHasSettled() {
  const isIdle = useIsFetching() === 0
  const [hasSettled, setSettled] = useState(isIdle)
  if (isIdle && !hasSettled) setSettled(true)
  return hasSettled
}
