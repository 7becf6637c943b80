import { useEffect, useEffectEvent } from 'react'
import * as v from 'valibot'
import { createPreference } from '@/lib/preferences'

/** Whether single-character shortcuts work. They can be turned off, as speech input may trigger them (WCAG 2.2, 2.1.4). */
export const singleKeyShortcuts = createPreference('singleKeys', v.boolean(), true)

const isMac = /mac|iphone|ipad/i.test(navigator.userAgent)
/** The modifier key of the "mod+" shortcuts, as `KeyboardEvent.key` names it. */
export const MODIFIER_KEY = isMac ? 'Meta' : 'Control'
/** The modifier key's label on this keyboard. */
export const MODIFIER_LABEL = isMac ? '⌘' : 'Ctrl'

/** Whether a dialog or menu is open or loading. Queries the DOM, because the kinds of overlays share no state. */
export const hasOpenOverlay = () =>
  document.querySelector(
    'dialog, [role="dialog"], [role="menu"], [data-slot="overlay-fallback"]',
  ) !== null

/** Whether the target of an event is a field that handles keys itself. */
export const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  target.matches('input:not([type="checkbox"]), select, textarea, [contenteditable]')

/**
 * Runs `action` when `key` is pressed while no dialog or menu is open. `key` is a single character or "Escape", which do not
 * work in text fields, or "mod+k" (Ctrl or ⌘), which does. `isInDialog` is for a shortcut of the open dialog itself.
 */
export function useShortcut(key: string, action: () => void, { isInDialog = false } = {}) {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const hasModifier = isMac ? event.metaKey : event.ctrlKey
    const isPressed = key.startsWith('mod+')
      ? hasModifier && !event.shiftKey && !event.altKey && event.key.toLowerCase() === key.slice(4)
      : !event.ctrlKey && !event.metaKey && !event.altKey && event.key === key
    if (!isPressed || (event.defaultPrevented && !isInDialog)) return
    if (!key.startsWith('mod+') && isTyping(event.target)) return
    if (key.length === 1 && !singleKeyShortcuts.get()) return
    // Also while an overlay is open: the browser's own shortcut (⌘K, quick find) must never run instead.
    event.preventDefault()
    if (isInDialog || !hasOpenOverlay()) action()
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event)
    document.addEventListener('keydown', listener)
    return () => document.removeEventListener('keydown', listener)
  }, [])
}
