/** Returns a ref callback that sets a CSS variable of the page to the element's height. */
export const publishHeight = (variable: string) => (element: HTMLElement | null) => {
  if (!element) return undefined
  const { style } = document.documentElement
  const observer = new ResizeObserver(() => {
    style.setProperty(variable, `${element.getBoundingClientRect().height}px`)
  })
  observer.observe(element)
  return () => {
    observer.disconnect()
    style.removeProperty(variable)
  }
}
