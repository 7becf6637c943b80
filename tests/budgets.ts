import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { mergeConfig, type Plugin, type Rolldown } from 'vite'
import { firstFiles, pageFiles } from '../src/build/early-start.ts'
import config from '../vite.config.ts'

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)

const gzipSize = (file: Rolldown.OutputChunk | Rolldown.OutputAsset) =>
  gzipSync(file.type === 'chunk' ? file.code : file.source).length

/** Limits in gzipped bytes. "First row" is the first row of the voucher page, opened with a session and an empty cache. */
function measure(bundle: Rolldown.OutputBundle) {
  const pageChunks = pageFiles(bundle)['vouchers']
  if (!pageChunks) throw new Error('The build has no chunk for the voucher page.')
  const firstNames = new Set([...firstFiles(bundle), ...pageChunks])
  const files = Object.values(bundle)
  const chunks = files.filter((file) => file.type === 'chunk')
  const firstChunks = chunks.filter(({ fileName }) => firstNames.has(fileName))
  const styles = files.filter(({ fileName }) => fileName.endsWith('.css'))
  const fonts = files.filter(({ fileName }) => fileName.endsWith('.woff2'))
  // The other three are the document, the logo and the voucher list.
  const requests = firstChunks.length + styles.length + fonts.length + 3
  const budgets = [
    ['JavaScript before the first row', sum(firstChunks.map(gzipSize)), 160_000],
    ['JavaScript in total', sum(chunks.map(gzipSize)), 260_000],
    ['CSS', sum(styles.map(gzipSize)), 14_000],
    ['Fonts', sum(fonts.map(gzipSize)), 11_000],
    ['Requests before the first row', requests, 14],
  ] as const
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
