/**
 * Returns the attributes of an element with a tooltip, which styles.css draws. The text includes
 * the shortcut. Tooltips can be hovered, and dismissed with Escape or a press (WCAG 2.2, 1.4.13).
 */
export const tooltipProps = (text: string | null | undefined, shortcut?: string) => ({
  'data-tooltip': text ?? undefined,
  'data-key': shortcut,
})
