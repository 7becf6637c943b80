/**
 * Returns the attributes of an element with a tooltip, which styles.css draws. The text includes
 * the shortcut. Tooltips can be hovered, and dismissed with Escape or a press (WCAG 2.2, 1.4.13).
 */
export const tooltipProps = (text: string | null | undefined, shortcut?: string) => ({
  'data-tooltip': text ?? undefined,
  'data-key': shortcut,
})

/**
 * For an element that shows its text: the tooltip only adds the shortcut. It appears on hover and not
 * with the focus, where Escape would dismiss it instead of closing the dialog.
 */
export const hintProps = (text: string, shortcut: string) => ({
  ...tooltipProps(text, shortcut),
  'data-hint': '',
})
