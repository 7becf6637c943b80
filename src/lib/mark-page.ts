const counts = new Map<string, number>()

function count(attribute: string, change: 1 | -1) {
  const number = (counts.get(attribute) ?? 0) + change
  counts.set(attribute, number)
  document.documentElement.toggleAttribute(attribute, number > 0)
}

/**
 * Returns a ref callback. While an element has the ref, the root element has the attribute.
 * `:has()` on the root element would do the same, but it restyles the whole page whenever an
 * element is added that might match: tests/styles.test.ts.
 */
export const markPage = (attribute: `data-${string}`) => () => {
  count(attribute, 1)
  return () => count(attribute, -1)
}

/** The page behind a dialog does not scroll. */
export const markDialog = markPage('data-has-dialog')
