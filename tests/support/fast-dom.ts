// Faster versions of two DOM APIs that are slow in jsdom and that the app and Testing Library use all the time. The results are
// those of the DOM standard.

// `querySelector` with a list of selectors searches the document once for each: 5 percent of the time of a test of a table.
// `querySelectorAll` searches it once for all.
for (const { prototype } of [Document, Element]) {
  // Without the overloads for tag names, some of which are deprecated.
  const original: { querySelector: (selectors: string) => Element | null } = prototype
  const { querySelector } = original
  Object.defineProperty(prototype, 'querySelector', {
    configurable: true,
    writable: true,
    value(this: ParentNode, selectors: string) {
      return selectors.includes(',')
        ? this.querySelectorAll(selectors).item(0)
        : querySelector.call(this, selectors)
    },
  })
}

// `labels` of a field searches the document, and again for each label in it: 6 percent of the time of a test of a form.
// No label without an ID or an enclosing label: most fields of a table are like that.
function getLabels(this: HTMLElement) {
  if (!this.id && !this.closest('label')) return []
  const isOwn = (label: HTMLLabelElement) =>
    label.hasAttribute('for')
      ? label.htmlFor === this.id && document.getElementById(this.id) === this
      : label.control === this
  return Array.from(document.getElementsByTagName('label')).filter(isOwn)
}

for (const { prototype } of [
  HTMLButtonElement,
  HTMLInputElement,
  HTMLSelectElement,
  HTMLTextAreaElement,
]) {
  Object.defineProperty(prototype, 'labels', { configurable: true, get: getLabels })
}
