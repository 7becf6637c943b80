import { gzipSync } from 'node:zlib'
import { mergeConfig, type Plugin } from 'vite'
import { firstFiles, pageFiles } from '../src/build/early-start.ts'
import { listModules } from '../src/modules.ts'
import config from '../vite.config.ts'

/**
 * In bytes with gzip: the JavaScript before the first row of any list, and before the first figure of
 * the dashboard. Nobody works towards it: what counts is the time, tests/bench/README.md.
 */
const LIMIT = 220_000

const pages = ['', ...listModules.map(({ to }) => to.slice(1))]

const budget: Plugin = {
  name: 'budget',
  generateBundle: {
    // After Vite has added the lists of preloaded chunks.
    order: 'post',
    handler(_options, bundle) {
      const sizes = new Map(
        Object.values(bundle).flatMap((file) =>
          file.type === 'chunk' ? [[file.fileName, gzipSync(file.code).length] as const] : [],
        ),
      )
      const pageChunks = pageFiles(bundle)
      for (const page of pages) {
        const chunks = pageChunks[page]
        if (!chunks) throw new Error(`The build has no chunk for the page /${page}.`)
        const names = new Set([...firstFiles(bundle), ...chunks])
        const size = [...names].reduce((sum, name) => sum + (sizes.get(name) ?? 0), 0)
        const isOver = size > LIMIT
        if (isOver) process.exitCode = 1
        process.stdout.write(
          `${(size / 1000).toFixed(1).padStart(6)} kB  /${page}${isOver ? ': over' : ''}\n`,
        )
      }
    },
  },
}

/** `npm run budgets`: the production build, measured instead of written. */
export default mergeConfig(config, { plugins: [budget], build: { write: false } })
