import { readFileSync } from 'node:fs'
import path from 'node:path'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'

const page = readFileSync(path.resolve(import.meta.dirname, '../index.html'), 'utf8')
const [, script = ''] = /<script>(.*?)<\/script>/s.exec(page) ?? []

/** The attributes of the root element after the inline script, by the saved theme. */
function rootData(saved: string | null) {
  const dataset: Record<string, unknown> = {}
  runInNewContext(script, {
    document: { documentElement: { dataset } },
    localStorage: { getItem: (key: string) => (key === 'marketplace-admin.theme' ? saved : null) },
  })
  return dataset
}

test.each([
  [null, {}],
  ['null', {}],
  ['{', {}],
  ['"dark"', { theme: 'dark' }],
  ['"system"', { theme: 'system' }],
])('before the first paint, the saved theme %j sets %j on the root element', (saved, expected) => {
  expect(rootData(saved)).toEqual(expected)
})
