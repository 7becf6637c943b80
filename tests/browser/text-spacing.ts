import { REPEATED_ROWS } from './axe'
import type { Page } from './fixtures'

/** The spacing that a page has to bear without a loss of content. */
const SPACING = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }
`

// The options of a select are read in its list, and a chart has a table.
const IGNORED = `${REPEATED_ROWS}, select, [aria-hidden="true"]`

/**
 * Returns the texts of the top layer that are lost with the text spacing of WCAG 2.2, 1.4.12: cut without a title that has
 * the rest, wider than their button, or on another text.
 */
export function findLostTexts(page: Page) {
  return page.evaluate(
    async ({ spacing, ignored }) => {
      // A copy: the property is the same array after each assignment.
      const ownSheets = [...document.adoptedStyleSheets]
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(spacing)
      document.adoptedStyleSheets = [...ownSheets, sheet]
      // A virtual list measures its rows again before the next frame, and places them in it.
      const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))
      await nextFrame()
      await nextFrame()

      const TOLERANCE = 2
      // Line boxes may touch: letters are lower.
      const LETTER = 8
      type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>

      const ancestorsOf = (element: Element | null): Element[] =>
        element ? [element, ...ancestorsOf(element.parentElement)] : []
      const intersect = (one: Box, other: Box): Box => ({
        left: Math.max(one.left, other.left),
        right: Math.min(one.right, other.right),
        top: Math.max(one.top, other.top),
        bottom: Math.min(one.bottom, other.bottom),
      })
      const sticksOut = (box: Box, of: Box) =>
        box.left < of.left - TOLERANCE || box.right > of.right + TOLERANCE
      const isTaller = (box: Box, of: Box) =>
        box.top < of.top - TOLERANCE || box.bottom > of.bottom + TOLERANCE

      function isVisuallyHidden(element: Element) {
        const style = getComputedStyle(element)
        // cmdk hides its label with the old property.
        return style.clipPath !== 'none' || style.getPropertyValue('clip') !== 'auto'
      }
      /** Whether an ancestor cuts a part of the text that cannot be scrolled to. */
      function isCut(ancestors: readonly Element[], box: Box) {
        let [canScrollX, canScrollY] = [false, false]
        return ancestors.some((at) => {
          const { overflowX, overflowY } = getComputedStyle(at)
          canScrollX ||= /auto|scroll/.test(overflowX)
          canScrollY ||= /auto|scroll/.test(overflowY)
          const of = at.getBoundingClientRect()
          return (
            (!canScrollX && overflowX !== 'visible' && sticksOut(box, of)) ||
            (!canScrollY && overflowY !== 'visible' && isTaller(box, of))
          )
        })
      }
      /** The part of the text that is not scrolled away. */
      const shownPart = (ancestors: readonly Element[], box: Box) =>
        ancestors
          .filter((at) => getComputedStyle(at).overflow !== 'visible')
          .reduce((part, at) => intersect(part, at.getBoundingClientRect()), box)

      const lost: string[] = []
      const parts: { node: Node; bar: Element | undefined; box: Box }[] = []
      function check(node: Node, parent: Element) {
        const text = node.textContent?.trim()
        if (!text || !parent.checkVisibility() || parent.closest(ignored)) return
        const ancestors = ancestorsOf(parent)
        if (ancestors.some(isVisuallyHidden)) return
        const range = document.createRange()
        range.selectNodeContents(node)
        const box = range.getBoundingClientRect()
        if (!parent.closest('[title]')) {
          if (isCut(ancestors, box)) lost.push(`cut: ${text}`)
          const button = parent.closest('button')
          if (button && sticksOut(box, button.getBoundingClientRect())) lost.push(`wide: ${text}`)
        }
        // Bars lie on the page that scrolls below them.
        const bar = ancestors.find((at) => /sticky|fixed/.test(getComputedStyle(at).position))
        for (const line of range.getClientRects()) {
          parts.push({ node, bar, box: shownPart(ancestors, line) })
        }
      }
      const layers = [...document.querySelectorAll('[role="menu"], [role="dialog"]')]
      const nodes = document.createTreeWalker(layers.at(-1) ?? document.body, NodeFilter.SHOW_TEXT)
      while (nodes.nextNode()) {
        const { currentNode } = nodes
        if (currentNode.parentElement) check(currentNode, currentNode.parentElement)
      }
      for (const [index, one] of parts.entries()) {
        for (const other of parts.slice(index + 1)) {
          if (one.node === other.node || one.bar !== other.bar) continue
          const { left, right, top, bottom } = intersect(one.box, other.box)
          if (right - left <= TOLERANCE || bottom - top <= LETTER) continue
          lost.push(`on each other: ${one.node.textContent}, ${other.node.textContent}`)
        }
      }
      document.adoptedStyleSheets = ownSheets
      return [...new Set(lost)]
    },
    { spacing: SPACING, ignored: IGNORED },
  )
}
