// A browser that translates the page replaces each text node with a <font> element. React does not know: it goes on to change or
// remove the text node that is no longer in the page (the old words stay, or `removeChild` throws), and to insert before it.
// Elements are safe, and so is the text of an element that has nothing else, because React sets all of its content.
//
// So React must not change, remove, add or insert before a text node of its own in the page. Each of it fails the test.

/** Whether React renders this node as a text beside others, or as what a component returns. */
const isBare = (node: Node | null): node is Text =>
  node instanceof Text && Object.keys(node).some((key) => key.startsWith('__reactFiber$'))

function report(what: string, { data, parentElement }: Text, parent: Node | null = parentElement) {
  const place = parent instanceof Element ? parent.cloneNode(true) : parent
  const html = place instanceof Element ? place.outerHTML.slice(0, 300) : ''
  console.error(`A bare text ${what}: "${data}". Give it an element of its own.\n${html}`)
}

const { removeChild, insertBefore, appendChild } = Node.prototype
const nodeValue = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue')

Object.defineProperties(Node.prototype, {
  removeChild: {
    configurable: true,
    writable: true,
    value(this: Node, child: Node) {
      if (isBare(child)) report('is removed', child)
      return removeChild.call(this, child)
    },
  },
  insertBefore: {
    configurable: true,
    writable: true,
    value(this: Node, child: Node, next: Node | null) {
      if (isBare(next)) report('is after an inserted element', next)
      if (isBare(child) && this.isConnected) report('is inserted', child, this)
      return insertBefore.call(this, child, next)
    },
  },
  appendChild: {
    configurable: true,
    writable: true,
    value(this: Node, child: Node) {
      if (isBare(child) && this.isConnected) report('is added', child, this)
      return appendChild.call(this, child)
    },
  },
  nodeValue: {
    ...nodeValue,
    set(this: Node, value: string | null) {
      if (isBare(this)) report(`becomes "${value}"`, this)
      nodeValue?.set?.call(this, value)
    },
  },
})
