import { useEffect, useState } from 'react'
import { isSearchable, type Group } from './source'

const WAIT_MS = 500

/**
 * Returns the text whose results are shown. The previous results stay until all lists have
 * responded, or until 500 ms after the first response. Most results then appear together, and do
 * not move under the pointer.
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
