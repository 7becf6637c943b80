// jsdom's getComputedStyle() takes a quarter of the time of a test run: role queries call it for every element, and after each
// change of the document it matches the whole default style sheet again. Here, elements with the same tag and attributes
// share one result. Only these properties have a value, and a style sheet that a test adds has no effect.

const PROPERTIES = ['display', 'visibility', 'pointer-events', 'opacity'] as const
const ATTRIBUTES = ['hidden', 'open', 'type'] as const

const compute = window.getComputedStyle.bind(window)
const styles = new Map<string, CSSStyleDeclaration>()

/** The inline style, if it has one of the properties. */
function getInlineStyle(element: Element) {
  const style = element.getAttribute('style') ?? ''
  return PROPERTIES.some((name) => style.includes(name)) ? style : ''
}

function getStyleKey(element: Element) {
  let key = `${element.localName}|${getInlineStyle(element)}`
  for (const name of ATTRIBUTES) key += `|${element.getAttribute(name)}`
  // Inline styles of ancestors are inherited.
  for (let at = element.parentElement; at; at = at.parentElement) {
    const style = getInlineStyle(at)
    if (style) key += `<${style}`
  }
  return key
}

function copyStyle(element: Element) {
  const computed = compute(element)
  const { style } = document.createElement('i')
  for (const name of PROPERTIES) style.setProperty(name, computed.getPropertyValue(name))
  return style
}

/** `window.getComputedStyle` for these properties only. */
export function getCachedStyle(element: Element) {
  const key = getStyleKey(element)
  const style = styles.get(key) ?? copyStyle(element)
  styles.set(key, style)
  return style
}
