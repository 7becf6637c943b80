import { readdirSync } from 'node:fs'
import path from 'node:path'
import {
  type PoolOptions,
  type PoolRunnerInitializer,
  type PoolWorker,
  ThreadsPoolWorker,
  type WorkerRequest,
} from 'vitest/node'

// A new thread sets up jsdom, loads the libraries and compiles the OpenAPI document: seconds for each mutant. This pool keeps one
// thread. Before each run, the thread forgets the modules of the app and of the tests: the next mutant has new ones.

const RUNS_PER_THREAD = 200

// They patch what stays: React and the page.
const PATCHES = new Set(['render-counts', 'owner-stacks', 'computed-style'])

const modules = ['src', 'tests']
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) =>
      path.resolve(folder, file),
    ),
  )
  .filter((file) => /\.tsx?$/.test(file) && !PATCHES.has(path.parse(file).name))

let warm: ThreadsPoolWorker | undefined
let runs = 0

class WarmThread implements PoolWorker {
  readonly name = 'warm'
  readonly #options: PoolOptions
  readonly #thread: ThreadsPoolWorker
  readonly #isNew = warm === undefined
  #listeners = new Set<(response: unknown) => void>()

  constructor(options: PoolOptions) {
    this.#options = options
    this.#thread = warm ??= new ThreadsPoolWorker(options)
  }

  on(event: string, callback: (response: unknown) => void) {
    if (event === 'message') this.#listeners.add(callback)
    this.#thread.on(event, callback)
  }

  off(event: string, callback: (response: unknown) => void) {
    this.#listeners.delete(callback)
    this.#thread.off(event, callback)
  }

  send(message: WorkerRequest) {
    if (message.type === 'run') {
      const context = { ...message.context, invalidates: modules }
      // The thread has the config of its first run.
      Object.assign(context, { config: this.#options.project.serializedConfig })
      this.#thread.send({ ...message, context })
    } else if (message.type === 'start' && !this.#isNew) this.#answer('started')
    else if (message.type === 'stop') this.#answer('stopped')
    else this.#thread.send(message)
  }

  #answer(type: 'started' | 'stopped') {
    const response = { __vitest_worker_response__: true, type }
    setImmediate(() => {
      for (const listener of this.#listeners) listener(response)
    })
  }

  deserialize(data: unknown) {
    return this.#thread.deserialize(data)
  }

  async start() {
    if (this.#isNew) await this.#thread.start()
  }

  async stop() {
    for (const listener of this.#listeners) this.#thread.off('message', listener)
    runs += 1
    if (runs % RUNS_PER_THREAD !== 0) return
    warm = undefined
    await this.#thread.stop()
  }
}

export const warmThreads: PoolRunnerInitializer = {
  name: 'warm',
  createPoolWorker: (options) => new WarmThread(options),
}
