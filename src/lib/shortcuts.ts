import { useEffect, useEffectEvent } from 'react'
import * as v from 'valibot'
import { createPreference } from './preferences'

/**
 * Whether a single character is a shortcut. Speech input and stray key presses would trigger it: it can be turned off (WCAG
 * 2.2, 2.1.4).
 */
export const singleKeys = createPreference('singleKeys', v.boolean(), true)

const isMac = /mac|iphone|ipad/i.test(navigator.userAgent)
/** The modifier of shortcuts, as events have it. */
export const MODIFIER_KEY = isMac ? 'Meta' : 'Control'
/** What the modifier of shortcuts is called on this keyboard. */
export const MODIFIER = isMac ? '⌘' : 'Ctrl'

/** Whether a dialog or a menu is open, or about to be: it has the keyboard. */
export const hasOpenOverlay = () =>
  document.querySelector(
    'dialog, [role="dialog"], [role="menu"], [data-slot="overlay-fallback"]',
  ) !== null

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  target.matches('input:not([type="checkbox"]), select, textarea, [contenteditable]')

/**
 * Runs `action` when `key` is pressed and no dialog is open: a single character or "Escape" outside of text fields, or
 * "mod+k", with Ctrl or ⌘, anywhere. `isOverDialog` is for a shortcut of the dialog itself.
 */
export function useShortcut(key: string, action: () => void, { isOverDialog = false } = {}) {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const hasModifier = isMac ? event.metaKey : event.ctrlKey
    const isPressed = key.startsWith('mod+')
      ? hasModifier && !event.shiftKey && !event.altKey && event.key.toLowerCase() === key.slice(4)
      : !event.ctrlKey && !event.metaKey && !event.altKey && event.key === key
    if (!isPressed || (event.defaultPrevented && !isOverDialog)) return
    if (!key.startsWith('mod+') && isTyping(event.target)) return
    if (key.length === 1 && !singleKeys.get()) return
    // The browser's own meaning of it would be a surprise here as well.
    event.preventDefault()
    if (isOverDialog || !hasOpenOverlay()) action()
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event)
    document.addEventListener('keydown', listener)
    return () => document.removeEventListener('keydown', listener)
  }, [])
}
