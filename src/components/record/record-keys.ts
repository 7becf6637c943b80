import { useEffect, useEffectEvent } from 'react'
import { isTyping, singleKeyShortcuts } from '@/hooks/use-shortcut'
import { shortcutKey } from '@/lib/keys'
import { findFirst, hasOpenOverlay } from '@/lib/overlays'

const arrows: Partial<Record<string, string>> = { ArrowLeft: 'k', ArrowRight: 'j' }

function letterOf(event: KeyboardEvent, hasArrows: boolean) {
  const key = shortcutKey(event)
  if (hasArrows && arrows[key]) return arrows[key]
  return /^[a-z]$/.test(key) && singleKeyShortcuts.get() ? key : undefined
}

/**
 * Presses the button of a record whose `shortcut` is the key, or focuses the record's text field.
 */
export function pressByKey(event: KeyboardEvent, root: Element, hasArrows = false) {
  const letter = letterOf(event, hasArrows)
  const hasModifier = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey
  if (!letter || hasModifier || event.repeat || event.defaultPrevented) return
  if (isTyping(event)) return
  const buttons = [...root.querySelectorAll<HTMLElement>(`[data-key="${letter}"]:not(:disabled)`)]
  // Prefers an enabled button over one that is only there to show its reason.
  const button = buttons.find(({ ariaDisabled }) => ariaDisabled !== 'true') ?? buttons[0]
  if (!button) return
  // Otherwise the text field would also receive the letter.
  event.preventDefault()
  // A dialog returns the focus to the button that opened it.
  if (!button.dataset['step']) button.focus({ preventScroll: true })
  button.click()
}

/** The keys of a record's page. */
export function useRecordKeys() {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const page = findFirst('main')
    if (page && !hasOpenOverlay()) pressByKey(event, page)
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event)
    document.addEventListener('keydown', listener)
    return () => document.removeEventListener('keydown', listener)
  }, [])
}
