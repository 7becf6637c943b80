/** The focus goes to `element`, or to the page's heading where that is gone: it is never lost. */
export function giveFocusTo(element: HTMLElement | null | undefined) {
  const isThere = element?.isConnected && element !== document.body
  const target = isThere ? element : document.querySelector<HTMLElement>('h1')
  target?.focus()
}
