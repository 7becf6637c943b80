import { onTestFinished } from 'vitest'

// TypeScript calls the element deprecated, but this is what browsers insert.
const FONT: string = 'font'

/** Puts `<font>` elements in the place of a text node, as Chrome does when it translates a page. */
function replace(text: Text) {
  const outer = document.createElement(FONT)
  const inner = document.createElement(FONT)
  inner.append(text.data)
  outer.append(inner)
  text.replaceWith(outer)
}

function replaceAll(root: Node) {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const texts: Text[] = root instanceof Text ? [root] : []
  while (walker.nextNode()) {
    if (walker.currentNode instanceof Text) texts.push(walker.currentNode)
  }
  for (const text of texts) {
    if (!text.parentElement?.closest('font, script, style, textarea')) replace(text)
  }
}

/** Translates the page, and all that React adds to it until the end of the test. The words stay the same. */
export function translatePage() {
  const observer = new MutationObserver((records) => {
    for (const { addedNodes } of records) {
      for (const node of addedNodes) if (node.isConnected) replaceAll(node)
    }
  })
  replaceAll(document.body)
  observer.observe(document.body, { childList: true, subtree: true })
  onTestFinished(() => observer.disconnect())
}
