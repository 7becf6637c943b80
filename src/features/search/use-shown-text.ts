import { useEffect, useState } from 'react'
import { isSearchable, type Group } from './source'

const WAIT_MS = 500

/**
 * Returns the text whose results are to be shown. Those of the previous text stay until all lists have responded to the new
 * one, or until 500 ms after the first response: most results appear together, so that they do not move under the pointer.
 */
export function useShownText(text: string, groups: readonly Group[]) {
  const [shown, setShown] = useState('')
  const isComplete = groups.every(({ state }) => state !== 'loading')
  if (shown !== text && (isComplete || !isSearchable(text))) setShown(text)

  const hasResponse = groups.some(({ state }) => state !== 'loading')
  useEffect(() => {
    if (!hasResponse) return undefined
    const timer = setTimeout(() => setShown(text), WAIT_MS)
    return () => clearTimeout(timer)
  }, [text, hasResponse])
  return shown
}
