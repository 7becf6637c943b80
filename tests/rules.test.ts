import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'

const SRC = path.resolve(import.meta.dirname, '../src')
const isOfMock = (file: string) => file.startsWith('mock-api/')

const sources = new Map(
  readdirSync(SRC, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.gen.ts'))
    .map((file) => [file, readFileSync(path.join(SRC, file), 'utf8')] as const),
)

/** The files of this project that a file imports, as paths below src. */
function importsOf(file: string) {
  const text = sources.get(file) ?? ''
  const specifiers = [...text.matchAll(/(?:from|import|import\()\s*'([^']+)'/g)].map(
    ([, name]) => name ?? '',
  )
  return specifiers
    .filter((name) => /^(\.|@\/)/.test(name))
    .map((name) =>
      name.startsWith('@/')
        ? name.slice(2)
        : path.join(path.dirname(file), name).replace(/\\/g, '/'),
    )
}

/** How high a file stands; it imports what stands as high as itself or lower. */
function layerOf(file: string) {
  const [folder = ''] = file.split('/')
  const layer = ['lib', 'components', 'features', 'routes'].indexOf(folder)
  return layer === -1 ? 4 : layer
}

const imports = [...sources.keys()].flatMap((file) =>
  importsOf(file).map((imported) => [file, imported] as const),
)

describe('the source', () => {
  test('is found by these tests', () => {
    expect(sources.size).toBeGreaterThan(80)
    expect(imports.length).toBeGreaterThan(150)
  })

  test('imports downwards only: routes, features, components, lib', () => {
    const upwards = imports.filter(
      ([file, imported]) => !isOfMock(file) && layerOf(imported) > layerOf(file),
    )
    expect(upwards).toEqual([])
  })

  test('has no feature that imports another', () => {
    const feature = (file: string) => /^features\/([^/]+)/.exec(file)?.[1]
    const across = imports.filter(
      ([file, imported]) =>
        feature(file) && feature(imported) && feature(file) !== feature(imported),
    )
    expect(across).toEqual([])
  })

  test('has a mock API that knows the schemas and nothing else of the app', () => {
    const foreign = imports.filter(
      ([file, imported]) =>
        isOfMock(file) &&
        !isOfMock(imported) &&
        !/^features\/[^/]+\/(?:[^/]+\/)?(?:[\w-]+-)?schema\.ts$/.test(imported),
    )
    expect(foreign).toEqual([])
  })

  test('never names the mock API in what ships', () => {
    const naming = [...sources].filter(
      ([file, text]) => !isOfMock(file) && /mock-?api|from 'msw|\bmsw\b/i.test(text),
    )
    expect(naming.map(([file]) => file)).toEqual([])
  })

  test('uses "@/" across folders and "./" within one', () => {
    const climbing = [...sources].filter(
      ([file, text]) =>
        /from '\.\.\//.test(text) && !isOfMock(file) && !/(^build\/.*|schema)\.ts$/.test(file),
    )
    expect(climbing.map(([file]) => file)).toEqual([])
  })

  test('has no file of more than 250 lines, and hardly any over 180', () => {
    const lengths = [...sources].map(([file, text]) => [file, text.split('\n').length] as const)
    expect(lengths.filter(([, lines]) => lines > 250)).toEqual([])
    expect(lengths.filter(([, lines]) => lines > 180).length).toBeLessThanOrEqual(3)
  })

  test('raises toasts where outcomes are reported and where a session ends, else only warnings', () => {
    const callers = [...sources]
      .filter(([, text]) => /\btoast\.(?!warning|dismiss)\w+\(/.test(text))
      .map(([file]) => file)
    expect(callers.toSorted()).toEqual(['lib/query.ts', 'router.tsx'])
  })
})
