import { useRouter } from '@tanstack/react-router'
import { useEffect, type KeyboardEvent } from 'react'
import { findSearchBox } from '@/components/list/filters/search-box'
import { hasOpenOverlay } from '@/lib/overlays'

function focusField() {
  // On a touch screen, the focus would open the keyboard.
  if (!matchMedia('(pointer: fine)').matches || hasOpenOverlay()) return
  findSearchBox()?.focus({ preventScroll: true })
}

/** Focuses the search field when the page opens. */
export function useFieldFocus() {
  const router = useRouter()
  useEffect(() => {
    focusField()
    // After a navigation, the heading is focused first.
    return router.subscribe('onRendered', ({ pathChanged }) => {
      if (pathChanged) focusField()
    })
  }, [router])
}

export const resultProps = { 'data-result': '' }

/** The index of the result that a key moves the focus to. The search field has the index -1. */
const getIndexByKey: Partial<Record<string, (index: number, count: number) => number>> = {
  ArrowDown: (index) => index + 1,
  ArrowUp: (index) => index - 1,
  Home: () => 0,
  End: (_index, count) => count - 1,
}

/** Moves the focus among the search field and the results. Returns whether it did. */
export function moveFocus({ key, currentTarget, target }: KeyboardEvent<HTMLElement>) {
  const field = currentTarget.querySelector('input')
  const results = [...currentTarget.querySelectorAll<HTMLElement>('[data-result]')]
  const index = results.findIndex((result) => result === target)
  const getIndex = getIndexByKey[key]
  // In the field, Home and End move the caret. Buttons and other links are not part of the
  // sequence.
  if (!getIndex || (index === -1 && (target !== field || key !== 'ArrowDown'))) return false
  const next = getIndex(index, results.length)
  if (next === -1) field?.focus()
  else results[next]?.focus()
  return true
}
