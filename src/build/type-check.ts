import { execFile } from 'node:child_process'
import { createRequire } from 'node:module'
import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import type { Plugin } from 'vite'

const typescript = path.dirname(createRequire(import.meta.url).resolve('typescript/package.json'))
// Not `--watch`: it keeps 2 GB of memory and outlives a killed server.
const options = ['--pretty', '--incremental', '--tsBuildInfoFile', 'node_modules/.tmp/types']

/**
 * Checks types at the start of the development server and after each change, without blocking it.
 * Errors appear in the terminal. Those in `src` also appear over the page.
 */
export function typeCheck(): Plugin {
  const closing = new AbortController()
  const { signal } = closing
  return {
    name: 'type-check',
    apply: (_config, { command, mode }) => command === 'serve' && mode !== 'test',
    configureServer({ config: { logger, root }, watcher, ws }) {
      let isRunning = false
      let isOutdated = false
      let errors = ''

      function showOnPage() {
        const message = stripVTControlCharacters(errors)
        if (/^src\//m.test(message)) ws.send({ type: 'error', err: { message, stack: '' } })
      }

      function report(output: string) {
        const hadErrors = errors !== ''
        errors = output
        if (errors) {
          logger.error(errors, { timestamp: true })
          showOnPage()
        } else if (hadErrors) {
          logger.info('No type errors', { timestamp: true })
          // Any update removes the error overlay.
          ws.send({ type: 'update', updates: [] })
        }
      }

      function check() {
        isOutdated = isRunning
        if (isRunning) return
        isRunning = true
        const args = [path.join(typescript, 'bin/tsc'), ...options]
        execFile(process.execPath, args, { cwd: root, signal }, (failure, output) => {
          isRunning = false
          if (signal.aborted) return
          if (isOutdated) check()
          else report(failure ? output || failure.message : '')
        })
      }

      watcher.on('all', (_event, file) => {
        if (/\.tsx?$/.test(file)) check()
      })
      ws.on('connection', showOnPage)
      check()
    },
    closeBundle: () => closing.abort(),
  }
}
