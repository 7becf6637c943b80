import { useEffect, useEffectEvent } from 'react'
import { isTyping, singleKeyShortcuts } from '@/hooks/use-shortcut'
import { shortcutKey } from '@/lib/keys'
import { findAll, findFirst, hasOpenOverlay } from '@/lib/overlays'

const arrows: Partial<Record<string, string>> = { ArrowLeft: 'k', ArrowRight: 'j' }

function letterOf(event: KeyboardEvent, hasArrows: boolean) {
  const key = shortcutKey(event)
  if (hasArrows && arrows[key]) return arrows[key]
  return /^[a-z/]$/.test(key) && singleKeyShortcuts.get() ? key : undefined
}

/** The text box of a record that its key focuses, such as the reply to a ticket. */
export function findTextBox() {
  const box = findAll('[data-slot="text-area"][data-key]').at(-1)
  return box instanceof HTMLTextAreaElement ? box : null
}

/** Focusing a text box then opens the keyboard, which covers half of the record. */
export const isTouch = () => matchMedia('(pointer: coarse)').matches

/** The control with a key. Prefers one that can be used to one that only shows its reason. */
function findKeyed(root: Element, key: string) {
  const all = [...root.querySelectorAll<HTMLElement>(`[data-key="${key}"]:not(:disabled)`)]
  return all.find(({ ariaDisabled }) => ariaDisabled !== 'true') ?? all[0]
}

/** The keys of the controls of a record, with the names of the controls. */
export const listKeys = (root: Element) =>
  [...root.querySelectorAll<HTMLElement>('[data-key]')].flatMap((control) => {
    const key = control.dataset['key'] ?? ''
    // The same letter presses one control only. Other keys belong to the field beside the control.
    if (key.length === 1 && control !== findKeyed(root, key)) return []
    const named = control instanceof HTMLTextAreaElement ? control.labels[0] : control
    return [{ key, label: control.ariaLabel ?? named?.textContent ?? '' }]
  })

/**
 * Presses the button of a record whose `shortcut` is the key, or focuses the record's text field.
 */
export function pressByKey(event: KeyboardEvent, root: Element, hasArrows = false) {
  const letter = letterOf(event, hasArrows)
  const hasModifier = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey
  if (!letter || hasModifier || event.repeat || event.defaultPrevented) return
  if (isTyping(event)) return
  const button = findKeyed(root, letter)
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
