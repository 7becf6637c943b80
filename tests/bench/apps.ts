import { existsSync } from 'node:fs'
import path from 'node:path'
import * as v from 'valibot'

const PORT = 4340
// One for each other app that is served, from this port on.
const OTHER_PORT = 4350

/** An app that is measured: where it is, and how its parts are found. */
export interface App {
  name: string
  origin: string
  /** The folder of its build, where the bench serves it; it is signed in then, as the console is. */
  dist?: string | undefined
  /** How many vouchers the mock API has for it. */
  vouchers: number
  /** The path of the page that has rows. */
  page: string
  /** CSS selectors: a row that has its data, the button of the next page, and the search box. */
  row: string
  next?: string | undefined
  search?: string | undefined
}

function consoleOf(vouchers: number, port: number): App {
  return {
    name: 'marketplace-admin',
    origin: `https://localhost:${port}`,
    dist: path.resolve(import.meta.dirname, '../../dist'),
    vouchers,
    page: '/vouchers',
    // The rows that hold the place of those that come cannot be reached by keys.
    row: 'tbody tr[tabindex]',
    next: 'button[aria-label="Next page"]',
    search: 'input[type=search]',
  }
}

export const ownApp = consoleOf(100_000, PORT)
/** The console with few vouchers and with many: what grows with them? */
export const ownSizes = [consoleOf(1_000, PORT + 1), ownApp, consoleOf(1_000_000, PORT + 2)]

const text = v.pipe(v.string(), v.nonEmpty())
const appSchema = v.pipe(
  v.strictObject({
    name: text,
    dist: v.optional(
      v.pipe(
        text,
        v.check((folder) => existsSync(path.join(folder, 'index.html')), 'has no index.html'),
      ),
    ),
    url: v.optional(v.pipe(v.string(), v.url())),
    page: v.pipe(v.string(), v.startsWith('/')),
    row: text,
    next: v.optional(text),
    search: v.optional(text),
  }),
  v.check(({ dist, url }) => !dist !== !url, 'needs either a dist folder or a url'),
)
const appsSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.array(appSchema),
  v.check(
    (apps) => new Set([ownApp, ...apps].map(({ name }) => name)).size === apps.length + 1,
    `needs a name for each app, none of them "${ownApp.name}"`,
  ),
)

/**
 * The other apps that are measured in the same run, each in turn with the console. BENCH_APPS is a JSON list of them:
 *
 *   BENCH_APPS='[{"name":"other","dist":"/path","page":"/tasks","row":"tbody tr"}]' npm run bench
 *
 * In the place of `dist`, a built app that is served as the console is, its mock API included, may stand `url`, the origin
 * of an app that runs already. `next` and `search` are optional, and so is then what is measured with them.
 */
function readOtherApps(): App[] {
  const parsed = v.safeParse(appsSchema, process.env['BENCH_APPS'] || '[]')
  if (!parsed.success) {
    throw new Error(`BENCH_APPS is not a list of apps:\n${v.summarize(parsed.issues)}`)
  }
  return parsed.output.map(({ url, ...app }, index) => {
    const origin = url ? new URL(url).origin : `https://localhost:${OTHER_PORT + index}`
    return Object.assign(app, { origin, vouchers: ownApp.vouchers })
  })
}

export const apps: readonly App[] = [ownApp, ...readOtherApps()]

/** How often everything is measured: 7 times, or BENCH_RUNS. */
function readRuns() {
  const given = process.env['BENCH_RUNS'] || '7'
  if (/^[1-9]\d*$/.test(given)) return Number(given)
  throw new Error(`BENCH_RUNS must be a whole number from 1 on, not "${given}".`)
}

export const runs = readRuns()

/** In every other run from the last one to the first, so that none always comes after the same other one. */
export function inTurn(run: number, list: readonly App[]) {
  return run % 2 === 0 ? list : list.toReversed()
}
