import type { Page } from './fixtures'

/** Returns the visible buttons and links of the top layer that have neither visible text nor a tooltip. */
export function findIconsWithoutTooltip(page: Page) {
  return page.evaluate(() => {
    const layers = [...document.querySelectorAll('[role="menu"], [role="dialog"]')]
    /** Text that is visually hidden does not count. */
    function hasVisibleText(control: Element) {
      const texts = document.createTreeWalker(control, NodeFilter.SHOW_TEXT)
      while (texts.nextNode()) {
        const { textContent, parentElement } = texts.currentNode
        if (textContent?.trim() && (parentElement?.clientWidth ?? 0) !== 1) return true
      }
      return false
    }
    return [...(layers.at(-1) ?? document).querySelectorAll('a[href], button')]
      .filter((control) => control.checkVisibility() && control.querySelector('svg'))
      .filter((control) => !hasVisibleText(control) && !control.hasAttribute('data-tooltip'))
      .map((control) => control.outerHTML.slice(0, 160))
  })
}
