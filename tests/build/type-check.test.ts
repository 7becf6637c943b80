import { mkdir, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createLogger, createServer } from 'vite'
import { expect, onTestFinished, test, vi } from 'vitest'
import { typeCheck } from '../../src/build/type-check'

test('the development server shows type errors in the terminal and over the page until there are none', async () => {
  const root = await realpath(await mkdtemp(path.join(tmpdir(), 'type-check-')))
  await mkdir(path.join(root, 'src'))
  const file = path.join(root, 'src/count.ts')
  await writeFile(file, "export const count: number = 'one'\n")
  const compilerOptions = { strict: true, noEmit: true, lib: ['ES5'], types: [] }
  await writeFile(path.join(root, 'tsconfig.json'), JSON.stringify({ compilerOptions }))

  const customLogger = createLogger()
  const error = vi.spyOn(customLogger, 'error').mockReturnValue()
  const info = vi.spyOn(customLogger, 'info').mockReturnValue()
  const server = await createServer({
    root,
    configFile: false,
    customLogger,
    server: { middlewareMode: true, ws: false },
    plugins: [
      {
        name: 'watch-messages',
        // Before the check begins.
        configureServer(created) {
          vi.spyOn(created.ws, 'send')
        },
      },
      typeCheck(),
    ],
  })
  const { send: sent } = server.ws
  onTestFinished(async () => {
    await server.close()
    await rm(root, { recursive: true })
  })

  await vi.waitFor(() => expect(error).toHaveBeenCalledTimes(1), 20_000)
  const text = "Type 'string' is not assignable to type 'number'"
  expect(error.mock.lastCall?.[0]).toContain(text)
  expect(sent).toHaveBeenLastCalledWith({
    type: 'error',
    err: { message: expect.stringMatching(text), stack: '' },
  })

  const watched = () => server.watcher.getWatched()[path.dirname(file)]
  await vi.waitFor(() => expect(watched()).toContain('count.ts'), 20_000)
  await writeFile(file, 'export const count: number = 1\n')
  await vi.waitFor(
    () => expect(info).toHaveBeenLastCalledWith('No type errors', { timestamp: true }),
    20_000,
  )
  expect(error).toHaveBeenCalledTimes(1)
  expect(sent).toHaveBeenLastCalledWith({ type: 'update', updates: [] })
})
