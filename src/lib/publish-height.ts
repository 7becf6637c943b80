/**
 * Returns a ref callback that sets a CSS variable to the element's height, on the root element or on
 * what else matches `users`. It uses a style sheet, so that later elements have the variable too. An
 * inherited variable of the root element restyles the whole page: styles.css registers those that
 * change often as not inherited. The gain is in tests/bench/README.md.
 */
export const publishHeight =
  (variable: string, users = ':root') =>
  (element: HTMLElement | null) => {
    if (!element) return undefined
    let sheet: CSSStyleSheet | undefined
    const observer = new ResizeObserver(() => {
      if (!sheet) {
        sheet = new CSSStyleSheet()
        document.adoptedStyleSheets.push(sheet)
      }
      const { height } = element.getBoundingClientRect()
      sheet.replaceSync(`${users} { ${variable}: ${height}px }`)
    })
    observer.observe(element)
    return () => {
      observer.disconnect()
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet)
    }
  }
