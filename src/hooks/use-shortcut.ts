import { useEffect, useEffectEvent } from 'react'
import * as v from 'valibot'
import { isMac, shortcutKey } from '@/lib/keys'
import { hasOpenOverlay, isSheetOnTop } from '@/lib/overlays'
import { createPreference } from '@/lib/preferences'

/** Speech input may trigger single-key shortcuts, so users can disable them (WCAG 2.2, 2.1.4). */
export const singleKeyShortcuts = createPreference('singleKeys', v.boolean(), true, {
  isChosen: true,
})

/** The modifier of "mod+" shortcuts, as in `KeyboardEvent.key`. */
export const MODIFIER_KEY = isMac ? 'Meta' : 'Control'
export const MODIFIER_LABEL = isMac ? '⌘' : 'Ctrl'

/**
 * Whether the target of the event is a field that handles keys itself. It may also be a field of an
 * extension, in a shadow root.
 */
export function isTyping(event: Event) {
  const [target] = event.composedPath()
  return (
    target instanceof HTMLElement &&
    target.matches('input:not([type="checkbox"]), select, textarea, [contenteditable]')
  )
}

/**
 * Runs `action` on `key` while no dialog or menu is open. `key` is "Escape" or a single character,
 * which do nothing in a text field, or "mod+k" (Ctrl or ⌘), which also works there. A component
 * that handles the key itself goes first if it prevents the default. `isInDialog` is for shortcuts
 * of the open dialog, `isOverSheets` for those that also work while only the sheet of a record is
 * open.
 */
export function useShortcut(
  key: string,
  action: () => unknown,
  { isInDialog = false, isOverSheets = false } = {},
) {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const pressed = shortcutKey(event)
    const hasModifier = isMac ? event.metaKey : event.ctrlKey
    // "?" has Shift on most keyboards.
    const isShifted = event.shiftKey && /^[a-z]$/.test(pressed)
    const isPressed = key.startsWith('mod+')
      ? hasModifier && !isShifted && !event.altKey && pressed === key.slice(4)
      : !event.ctrlKey && !event.metaKey && !event.altKey && !isShifted && pressed === key
    if (!isPressed || (event.defaultPrevented && !isInDialog)) return
    if (!key.startsWith('mod+') && isTyping(event)) return
    if (key.length === 1 && !singleKeyShortcuts.get()) return
    // Prevents the browser's own ⌘K (quick find), even while an overlay is open.
    event.preventDefault()
    if (isInDialog || !hasOpenOverlay() || (isOverSheets && isSheetOnTop())) action()
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event)
    document.addEventListener('keydown', listener)
    return () => document.removeEventListener('keydown', listener)
  }, [])
}
