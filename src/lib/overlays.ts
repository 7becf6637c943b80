/** Whether a dialog or menu is open or loading. Overlays share no state except the DOM. */
export const hasOpenOverlay = () =>
  document.querySelector(
    'dialog, [role="dialog"], [role="menu"], [data-slot="overlay-fallback"]',
  ) !== null

/** On Tab, Radix moves the focus from the last to the first control without scrolling to it. */
export function showWrappedFocus({
  key,
  defaultPrevented,
}: Pick<KeyboardEvent, 'key' | 'defaultPrevented'>) {
  if (key !== 'Tab' || !defaultPrevented) return
  document.activeElement?.scrollIntoView({ block: 'nearest' })
}
