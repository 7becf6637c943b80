import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { mergeConfig, type Plugin, type Rolldown } from 'vite'
import { firstFiles, pageFiles } from '../src/build/early-start.ts'
import { listModules } from '../src/modules.ts'
import config from '../vite.config.ts'

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)

type File = Rolldown.OutputChunk | Rolldown.OutputAsset
const contentOf = (file: File) => (file.type === 'chunk' ? file.code : file.source)

const sizes = new WeakMap<File, number>()

/** The size with gzip, at the level of the build. Most files are in the first load of many pages. */
function gzipSize(file: File) {
  const size = sizes.get(file) ?? gzipSync(contentOf(file), { level: 9 }).length
  sizes.set(file, size)
  return size
}

/** The pages whose first load has a budget, by URL path. */
const pages = ['', ...listModules.map(({ to }) => to.slice(1))]

/** The chunks of a page that is opened with a session and an empty cache, up to its first row or count. */
function firstChunksOf(page: string, bundle: Rolldown.OutputBundle) {
  const pageChunks = pageFiles(bundle)[page]
  if (!pageChunks) throw new Error(`The build has no chunk for the page /${page}.`)
  const names = new Set([...firstFiles(bundle), ...pageChunks])
  return Object.values(bundle)
    .filter((file) => file.type === 'chunk')
    .filter(({ fileName }) => names.has(fileName))
}

/** One limit, of bytes with gzip. The time to the first row is what counts: tests/bench/README.md. */
const LIMIT = 220_000

function measure(bundle: Rolldown.OutputBundle) {
  const loads = pages.map((page) => ({ page, chunks: firstChunksOf(page, bundle) }))
  const budgets = loads.map(
    ({ page, chunks }) =>
      [`JavaScript before the first row of /${page}`, sum(chunks.map(gzipSize)), LIMIT] as const,
  )
  const [{ chunks: firstChunks } = { chunks: [] }] = loads
  return { budgets, firstChunks }
}

/** The package of a module, or its folder in this project. */
function originOf(id: string) {
  const [, packageName] = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(id) ?? []
  return packageName ?? path.relative(process.cwd(), path.dirname(id)).replace('\0', '')
}

/** Divides each chunk's gzip size among its modules, by their size before minification. */
function estimateOrigins(chunks: readonly Rolldown.OutputChunk[]) {
  const byOrigin = new Map<string, number>()
  for (const chunk of chunks) {
    const modules = Object.entries(chunk.modules)
    const ratio = gzipSize(chunk) / sum(modules.map(([, { renderedLength }]) => renderedLength))
    for (const [id, { renderedLength }] of modules) {
      const origin = originOf(id)
      byOrigin.set(origin, renderedLength * ratio + (byOrigin.get(origin) ?? 0))
    }
  }
  return [...byOrigin].toSorted(([, a], [, b]) => b - a).slice(0, 20)
}

const format = (size: number) => Math.round(size).toLocaleString('en').padStart(8)

const budgetReport: Plugin = {
  name: 'budget-report',
  generateBundle: {
    // After Vite has added the lists of preloaded chunks.
    order: 'post',
    handler(_options, bundle) {
      const { budgets, firstChunks } = measure(bundle)
      const lines = [
        'Largest packages and folders before the first row (estimated)',
        ...estimateOrigins(firstChunks).map(([origin, size]) => `${format(size)}  ${origin}`),
        '\nBudgets (gzip)',
        ...budgets.map(
          ([name, size, limit]) =>
            `${format(size)} of${format(limit)}  ${name}${size > limit ? ': over' : ''}`,
        ),
      ]
      process.stdout.write(`${lines.join('\n')}\n`)
      if (budgets.some(([, size, limit]) => size > limit)) process.exitCode = 1
    },
  },
}

/** `npm run budgets`: the production build, measured instead of written. */
export default mergeConfig(config, { plugins: [budgetReport], build: { write: false } })
