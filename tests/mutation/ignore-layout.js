// A plugin of Stryker. The tests of the modules run without styles: layout is checked in Chromium.
const LAYOUT = new Set(['className', 'style'])

const shouldIgnore = (path) =>
  path.isJSXAttribute() && LAYOUT.has(path.node.name.name) ? 'Layout' : undefined

export const strykerPlugins = [{ kind: 'Ignore', name: 'layout', value: { shouldIgnore } }]
