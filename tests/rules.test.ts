import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'

const SRC = path.resolve(import.meta.dirname, '../src')
const isMock = (file: string) => file.startsWith('mock-api/')
// Not part of the app: the contract runs in Node.
const isTool = (file: string) => /^(mock-api|contract)\//.test(file)

const sources = new Map(
  readdirSync(SRC, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.gen.ts'))
    .map((file) => [file, readFileSync(path.join(SRC, file), 'utf8')] as const),
)

/** The files below src that a file imports. */
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

// From the lowest to the highest: folders, and modules.ts. A file imports only its own layer and lower ones.
const LAYERS = [
  'lib',
  'domain',
  'memory',
  'api',
  'hooks',
  'components',
  'features',
  'modules',
  'routes',
]
// The same for the folders of components/.
const COMPONENT_LAYERS = [
  'ui',
  'overlays',
  'fields',
  'charts',
  'toast',
  'form',
  'actions',
  'list',
  'record',
  'shell',
]

/** The layer of a file by the first folder of its path, or by the second one within components. */
function layerOf(file: string) {
  const [folder = ''] = file.replace(/\.ts$/, '').split('/')
  const layer = LAYERS.indexOf(folder)
  // router.tsx and main.tsx.
  return layer === -1 ? LAYERS.length : layer
}

function componentLayerOf(file: string) {
  const [, folder = ''] = /^components\/([^/]+)\//.exec(file) ?? []
  return COMPONENT_LAYERS.indexOf(folder)
}

const imports = [...sources.keys()].flatMap((file) =>
  importsOf(file).map((imported) => [file, imported] as const),
)

describe('the source', () => {
  test('these tests find the source files', () => {
    expect(sources.size).toBeGreaterThan(80)
    expect(imports.length).toBeGreaterThan(150)
  })

  test('files import only their own layer and lower ones', () => {
    const upwards = imports.filter(
      ([file, imported]) => !isTool(file) && layerOf(imported) > layerOf(file),
    )
    expect(upwards).toEqual([])
  })

  test('the folders of components import only lower ones', () => {
    const upwards = imports.filter(
      ([file, imported]) =>
        componentLayerOf(file) !== -1 && componentLayerOf(imported) > componentLayerOf(file),
    )
    expect(upwards).toEqual([])
    const folders = [...sources.keys()].filter((file) => file.startsWith('components/'))
    expect(folders.filter((file) => componentLayerOf(file) === -1)).toEqual([])
  })

  test('features do not import each other', () => {
    const feature = (file: string) => /^features\/([^/]+)/.exec(file)?.[1]
    const across = imports.filter(
      ([file, imported]) =>
        feature(file) && feature(imported) && feature(file) !== feature(imported),
    )
    expect(across).toEqual([])
  })

  test('the mock API imports only resources and the domain', () => {
    const foreign = imports.filter(
      ([file, imported]) =>
        isMock(file) &&
        !isTool(imported) &&
        !/^(?:api|domain|lib)\/|^modules\.ts$|^features\/.*(?:resource|fields|schema)\.ts$/.test(
          imported,
        ),
    )
    expect(foreign).toEqual([])
  })

  test('the contract does not need the mock API, besides its command', () => {
    const needing = imports.filter(
      ([file, imported]) => /^contract\/(?!main\.ts$)/.test(file) && isMock(imported),
    )
    expect(needing).toEqual([])
  })

  test('the app does not mention the mock API', () => {
    const mentions = [...sources].filter(
      ([file, text]) => !isTool(file) && /mock-?api|from 'msw|\bmsw\b/i.test(text),
    )
    expect(mentions.map(([file]) => file)).toEqual([])
  })

  test('imports of other folders begin with "@/", imports of the same folder with "./"', () => {
    const relative = [...sources].filter(
      ([file, text]) =>
        /from '\.\.\//.test(text) &&
        !isTool(file) &&
        // Node reads these files too: it does not know "@/".
        !/^(?:build|api|domain|lib|memory)\/|(?:resource|fields|schema|requests|values)\.ts$/.test(
          file,
        ),
    )
    expect(relative.map(([file]) => file)).toEqual([])
  })

  test('a module writes each label of its fields, forms and tables once, and each name of an action', () => {
    // An action may have the name of a field: "Note".
    const placeOf = (file: string) => /features\/[^/]+(?:\/actions)?/.exec(`/${file}`)?.[0] ?? file
    const written = [...sources]
      .filter(([file]) => file.startsWith('features/'))
      .flatMap(([file, text]) =>
        [...text.matchAll(/\b(?:label|header)(?:: |=)(?:'([^']+)'|"([^"]+)")/g)].map(
          ([, one, other]) => `${placeOf(file)}: ${one ?? other}`,
        ),
      )
    expect(written.length).toBeGreaterThan(200)
    expect(written.filter((label, index) => written.indexOf(label) !== index)).toEqual([])
  })

  test('a file that shows success and error toasts itself sends no request', () => {
    const callers = [...sources]
      .filter(([, text]) => /\btoast\.(?!warning|dismiss)\w+\(/.test(text))
      .map(([file]) => file)
      .filter((file) => !['api/query-client.ts', 'router.tsx'].includes(file))
    expect(callers.length).toBeGreaterThan(0)
    const senders = callers.filter((file) =>
      /useMutation|useSubmitOnce|api\/(?:http|requests|endpoint)'/.test(sources.get(file) ?? ''),
    )
    expect(senders).toEqual([])
  })
})
