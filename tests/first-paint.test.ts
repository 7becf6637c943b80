import { readFileSync } from 'node:fs'
import path from 'node:path'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'

const page = readFileSync(path.resolve(import.meta.dirname, '../index.html'), 'utf8')
const [, script = ''] = /<script>(.*?)<\/script>/s.exec(page) ?? []

/** The attributes of the root element after the inline script, by a saved preference. */
function rootData(name: string, saved: string | null) {
  const dataset: Record<string, unknown> = {}
  runInNewContext(script, {
    document: { documentElement: { dataset } },
    localStorage: {
      getItem: (key: string) => (key === `marketplace-admin.${name}` ? saved : null),
    },
  })
  return dataset
}

test.each([
  ['theme', null, {}],
  ['theme', 'null', {}],
  ['theme', '{', {}],
  ['theme', '"dark"', { theme: 'dark' }],
  ['theme', '"system"', { theme: 'system' }],
  ['plainText', null, {}],
  ['plainText', 'true', { plainText: true }],
  ['menuFolded', 'true', { menuFolded: true }],
])(
  'before the first paint, the saved %s %j sets %j on the root element',
  (name, saved, expected) => {
    expect(rootData(name, saved)).toEqual(expected)
  },
)
