/**
 * Translates the page, and all that is added to it later, as browsers do: `<font>` elements take the
 * place of each text node. The words stay the same. Returns a function that ends it. Contains all
 * that it uses, because browser tests run it in the page.
 */
export function translatePage() {
  // TypeScript calls the element deprecated, but this is what browsers insert.
  const FONT: string = 'font'

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

  const observer = new MutationObserver((records) => {
    for (const { addedNodes } of records) {
      for (const node of addedNodes) if (node.isConnected) replaceAll(node)
    }
  })
  replaceAll(document.body)
  observer.observe(document.body, { childList: true, subtree: true })
  return () => observer.disconnect()
}
