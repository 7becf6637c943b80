function adoptStyleSheet() {
  const sheet = new CSSStyleSheet()
  document.adoptedStyleSheets.push(sheet)
  return sheet
}

/**
 * Returns a ref callback that sets a CSS variable to the element's height, on the root element or on
 * what else matches `users`. It uses a style sheet, so that later elements have the variable too. An
 * inherited variable of the root element restyles the whole page: styles.css registers those that
 * change often as not inherited. The gain is in tests/bench/README.md.
 *
 * Only for elements that layout cannot place. The offline banner and the toasts lie over modal
 * dialogs, which are not in the page. A bar of actions is first in the document and last on the
 * screen.
 */
export function publishHeight(variable: string, users = ':root') {
  let sheet: CSSStyleSheet | undefined
  return (element: HTMLElement | null) => {
    if (!element) return undefined
    const observer = new ResizeObserver(() => {
      sheet ??= adoptStyleSheet()
      const { height } = element.getBoundingClientRect()
      sheet.replaceSync(`${users} { ${variable}: ${height}px }`)
    })
    observer.observe(element)
    return () => {
      observer.disconnect()
      sheet?.replaceSync('')
    }
  }
}
