import path from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { mergeConfig, type Plugin, type Rolldown } from 'vite'
import { firstFiles, pageFiles } from '../src/build/early-start.ts'
import { listModules } from '../src/modules.ts'
import { dashboardPaths } from '../src/routes/-dashboard-requests.ts'
import config from '../vite.config.ts'

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)

type File = Rolldown.OutputChunk | Rolldown.OutputAsset
const contentOf = (file: File) => (file.type === 'chunk' ? file.code : file.source)

/** Most files are in the first load of many pages. */
function oncePerFile(measureFile: (file: File) => number) {
  const sizes = new WeakMap<File, number>()
  return (file: File) => {
    const size = sizes.get(file) ?? measureFile(file)
    sizes.set(file, size)
    return size
  }
}
// At the highest levels, like the files of the build.
const gzipSize = oncePerFile((file) => gzipSync(contentOf(file), { level: 9 }).length)
const brotliSize = oncePerFile((file) => brotliCompressSync(contentOf(file)).length)

/** The pages whose first load has a budget, by URL path, with the folders of their code in `src/features`. */
const pages: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(listModules.map(({ to }) => [to.slice(1), [to.slice(1)]])),
  // The dashboard shows lists of these modules. Each is in a chunk of its own, which its pages share.
  '': ['dashboard', 'orders', 'payouts', 'tickets', 'drivers', 'restaurants', 'vouchers'],
}

/** The chunks of a page that is opened with a session and an empty cache, up to its first row or count. */
function firstChunksOf(page: string, bundle: Rolldown.OutputBundle) {
  const pageChunks = pageFiles(bundle)[page]
  if (!pageChunks) throw new Error(`The build has no chunk for the page /${page}.`)
  const names = new Set([...firstFiles(bundle), ...pageChunks])
  return Object.values(bundle)
    .filter((file) => file.type === 'chunk')
    .filter(({ fileName }) => names.has(fileName))
}

/**
 * The length of the code of other modules in the first load of a page, before compression. The
 * router needs the resource of every page. The chunks' threshold may merge a small file with them.
 */
function foreignCode(own: readonly string[], chunks: readonly Rolldown.OutputChunk[]) {
  const files = chunks.flatMap(({ modules }) => Object.entries(modules))
  const foreign = files.filter(([id]) => {
    const [, feature] = /src\/features\/([^/]+)/.exec(id) ?? []
    const isShared = feature === undefined || feature === 'session' || id.endsWith('/resource.ts')
    return !isShared && !own.includes(feature)
  })
  return sum(foreign.map(([, { renderedLength }]) => renderedLength))
}

/** Limits in bytes: gzip, unless the name says Brotli. */
function measure(bundle: Rolldown.OutputBundle) {
  const files = Object.values(bundle)
  const styles = files.filter(({ fileName }) => fileName.endsWith('.css'))
  const fonts = files.filter(({ fileName }) => fileName.endsWith('.woff2'))
  const loads = Object.entries(pages).map(([page, own]) => ({
    page,
    own,
    chunks: firstChunksOf(page, bundle),
    // The document, the logo, and the requests to the API.
    others: 2 + (page === '' ? dashboardPaths.length : 1),
  }))
  const perPage = loads.flatMap(({ page, own, chunks, others }) => [
    [`JavaScript before the first row of /${page}`, sum(chunks.map(gzipSize)), 180_000] as const,
    [`JavaScript with Brotli, /${page}`, sum(chunks.map(brotliSize)), 160_000] as const,
    [`Files of JavaScript, /${page}`, chunks.length, 26] as const,
    [
      `Requests before the first row of /${page}`,
      chunks.length + styles.length + fonts.length + others,
      page === '' ? 37 : 30,
    ] as const,
    [
      `Code of other modules in the first load of /${page}`,
      foreignCode(own, chunks),
      1000,
    ] as const,
  ])
  const budgets = [
    ...perPage,
    ['CSS', sum(styles.map(gzipSize)), 18_000] as const,
    ['Fonts', sum(fonts.map(gzipSize)), 11_000] as const,
  ]
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
  const sizes = new Map<string, number>()
  for (const chunk of chunks) {
    const modules = Object.entries(chunk.modules)
    const ratio = gzipSize(chunk) / sum(modules.map(([, { renderedLength }]) => renderedLength))
    for (const [id, { renderedLength }] of modules) {
      const origin = originOf(id)
      sizes.set(origin, renderedLength * ratio + (sizes.get(origin) ?? 0))
    }
  }
  return [...sizes].toSorted(([, a], [, b]) => b - a).slice(0, 20)
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
