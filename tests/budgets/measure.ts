import { gzipSync } from 'node:zlib'
import { build, type Rolldown } from 'vite'
import { firstFiles, pageFiles } from '../../src/build/early-start'

type Files = Rolldown.OutputBundle

/** The production build's files by their names, nothing of it written. */
export async function buildFiles(): Promise<Files> {
  const built = await build({ logLevel: 'error', build: { write: false } })
  if (!('output' in built)) throw new Error('This is not one build.')
  return Object.fromEntries(built.output.map((file) => [file.fileName, file]))
}

const gzipped = (file: Files[string]) =>
  gzipSync(file.type === 'chunk' ? file.code : file.source).length

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0)

/** A script's name without the hash of its content; where some have the same, what is in them tells them apart. */
function scriptName({ name, modules }: Rolldown.OutputChunk) {
  if (!name.startsWith('shared~')) return name
  const [largest] = Object.entries(ingredientsOf([{ modules }])).toSorted(([, a], [, b]) => b - a)
  return `shared, ${largest?.[0]} and others`
}

/** What scripts are made of: the bytes of each package, and of each file of the console, before they are minified. */
function ingredientsOf(scripts: readonly Pick<Rolldown.OutputChunk, 'modules'>[]) {
  const bytes: Record<string, number> = {}
  for (const { modules } of scripts) {
    for (const [id, { renderedLength }] of Object.entries(modules)) {
      const [, packageName] = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(id) ?? []
      const name = packageName ?? id.replace(/^.*\/src\//, 'src/').replace(/\?.*/, '')
      bytes[name] = (bytes[name] ?? 0) + renderedLength
    }
  }
  return bytes
}

export interface Measured {
  firstRow: Record<string, number>
  scripts: Record<string, number>
  ingredients: Record<string, Record<string, number>>
}

/** The sizes of a build, in bytes, gzipped, and what each script is made of. */
export function measure(files: Files): Measured {
  const all = Object.values(files)
  const chunks = all.filter((file) => file.type === 'chunk')
  const first = new Set([...firstFiles(files), ...(pageFiles(files)['vouchers'] ?? [])])
  const firstScripts = chunks.filter(({ fileName }) => first.has(fileName))
  const assets = (ending: string) => all.filter(({ fileName }) => fileName.endsWith(ending))
  const styles = assets('.css')
  const fonts = assets('.woff2')
  return {
    firstRow: {
      JavaScript: sum(firstScripts.map(gzipped)),
      CSS: sum(styles.map(gzipped)),
      fonts: sum(fonts.map(gzipped)),
      // Besides those: the page, the logo, and the vouchers.
      requests: firstScripts.length + styles.length + fonts.length + 3,
    },
    scripts: Object.fromEntries(chunks.map((chunk) => [scriptName(chunk), gzipped(chunk)])),
    ingredients: {
      'the first voucher': ingredientsOf(firstScripts),
      ...Object.fromEntries(chunks.map((chunk) => [scriptName(chunk), ingredientsOf([chunk])])),
    },
  }
}
/** What is larger now than before, the most of it first, a line each: bytes before they are minified. */
export function growth(before: Record<string, number>, now: Record<string, number>) {
  const grown = Object.entries(now)
    .map(([name, bytes]) => [name, bytes - (before[name] ?? 0)] as const)
    .filter(([, bytes]) => bytes > 0)
    .toSorted(([, a], [, b]) => b - a)
  return grown
    .slice(0, 10)
    .map(
      ([name, bytes]) =>
        `  +${bytes.toLocaleString('en')}  ${name}${name in before ? '' : ' (new)'}`,
    )
    .join('\n')
}
