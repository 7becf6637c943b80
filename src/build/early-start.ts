import type { Plugin, Rolldown } from 'vite'
import { authHeaders, toQueryParams, toUrl } from '../api/conventions.ts'
import { rangeEntries } from '../api/dates.ts'
import { MAX_SEARCH_LENGTH, PAGE_SIZE, type Listing } from '../api/list.ts'
import { analyticsPath } from '../domain/figures.ts'
import { hasPermission } from '../domain/user.ts'
import { readConfig } from '../lib/env.ts'

/*
 * The early start is an inline script in the built index.html. While the browser loads the first
 * chunks, the script preloads the other chunks of the current page, and sends the first requests of
 * the dashboard or of a list page. The app takes the responses from `api/http.ts`.
 *
 * It is an optimization only: without it, both start after the first chunks have run. The gain is
 * in tests/bench/README.md.
 */

/** A page with early requests: fixed ones, or one for a list. `view` is the permission for it. */
type EarlyPage = { page: string } & (
  | { urls: { url: string; view: string }[] }
  | {
      api: string
      view: string
      filters: { name: string; values: string[]; isOpen: boolean }[]
      /** The params that are only sent if the backend has announced them, which only the app knows. */
      announced: string[]
      /** Only the app knows how to send a search with digits. */
      readsDigits: boolean
    }
)

interface EarlyStart {
  /** Chunk files by page: "orders" is /orders, "orders/*" is /orders/7, "" is the dashboard. */
  chunks: Partial<Record<string, string[]>>
  pages: EarlyPage[]
  pageSize: number
  maxSearchLength: number
}

/** Functions of the app that are serialized with the script: they use nothing outside of themselves. */
export const shared = { authHeaders, hasPermission, toQueryParams }

/** The inline script. It is serialized, so it can use only its parameters and browser globals. */
export function startEarly(
  { chunks, pages, pageSize, maxSearchLength }: EarlyStart,
  app: typeof shared,
) {
  const { pathname, search, origin } = window.location
  const token = window.localStorage.getItem('token')
  const [, segment = '', child] = pathname.split('/')
  const page = token ? segment + (child ? '/*' : '') : 'login'
  for (const name of new Map(Object.entries(chunks)).get(page) ?? []) {
    const link = document.createElement('link')
    Object.assign(link, { rel: 'modulepreload', crossOrigin: '', href: `/${name}` })
    document.head.append(link)
  }
  const early = pages.find((candidate) => candidate.page === pathname)
  if (!token || !early) return
  const saved: unknown = JSON.parse(window.localStorage.getItem('user') ?? 'null')
  const user = typeof saved === 'object' && saved ? saved : undefined
  const canView = ({ view }: { view: string }) => app.hasPermission(user, view)
  const urls = 'urls' in early ? early.urls.filter(canView).map(({ url }) => url) : []
  if ('api' in early && canView(early)) {
    const given = new Map(new URLSearchParams(search))
    const number = given.get('page') ?? '1'
    const text = given.get('search') ?? ''
    const chosen = early.filters.map(({ name, values, isOpen }) => {
      const value = given.get(name) ?? values[0] ?? ''
      return { name, value, isKnown: values.includes(value) || (isOpen && value !== '') }
    })
    // Only the app knows what to make of other values, and what the backend has announced.
    const isPlain =
      /^[1-9]\d{0,8}$/.test(number) &&
      /^(?:[\w@+-]+(?:[ .][\w@+-]+)*)?$/.test(text) &&
      !(early.readsDigits && /\d/.test(text)) &&
      text.length <= maxSearchLength &&
      chosen.every(({ isKnown }) => isKnown) &&
      !early.announced.some((name) => given.has(name))
    if (!isPlain) return
    const params = app.toQueryParams({
      page: Number(number),
      limit: pageSize,
      search: text,
      filters: Object.fromEntries(chosen.map(({ name, value }) => [name, value])),
    })
    urls.push(`${early.api}?${new URLSearchParams(params).toString()}`)
  }
  const headers = { Accept: 'application/json', ...app.authHeaders(token) }
  window.earlyReads = urls.map((address) => {
    const url = new URL(address, origin).href
    const response = fetch(url, { headers, cache: 'no-store' })
    // Prevents an unhandled rejection if the app does not take the response.
    response.catch(() => undefined)
    return { url, headers, response }
  })
}

function withImports(bundle: Rolldown.OutputBundle, names: string[]) {
  const found = new Set(names)
  for (const name of found) {
    const file = bundle[name]
    if (file?.type === 'chunk') file.imports.forEach((imported) => found.add(imported))
  }
  return found
}

export function firstFiles(bundle: Rolldown.OutputBundle) {
  const entries = Object.values(bundle).filter((file) => file.type === 'chunk' && file.isEntry)
  const names = entries.map(({ fileName }) => fileName)
  return withImports(bundle, names)
}

/** The other chunks of each page, with the same keys as `EarlyStart['chunks']`. */
export function pageFiles(bundle: Rolldown.OutputBundle) {
  const first = firstFiles(bundle)
  const pages: Partial<Record<string, string[]>> = {}
  for (const file of Object.values(bundle)) {
    for (const id of file.type === 'chunk' ? file.moduleIds : []) {
      const [, route] = /routes\/(?:_app\/)?([^_/?][^/?]*)\.tsx\?tsr-split=/.exec(id) ?? []
      if (route === undefined) continue
      const page = route.replace(/\.?index$/, '').replace(/\.\$.*/, '/*')
      pages[page] = [...withImports(bundle, [file.fileName])].filter((name) => !first.has(name))
    }
  }
  return pages
}

type EarlyReads = Readonly<Record<string, Listing | readonly string[]>>

const isList = (reads: Listing | readonly string[]): reads is Listing => 'filters' in reads

export function earlyPages(readsByPage: EarlyReads, apiUrl: string) {
  const sources = [
    ...Object.values(readsByPage).filter(isList),
    { path: analyticsPath, module: 'analytics' },
  ]
  function viewOf(path: string) {
    const source = sources.find((candidate) => path.startsWith(`${candidate.path}?`))
    if (!source) throw new Error(`No module reads ${path}.`)
    return `${source.module}.view`
  }
  return Object.entries(readsByPage).map(([page, reads]): EarlyPage => {
    if (!isList(reads)) {
      const urls = reads.map((path) => ({ url: toUrl(apiUrl, path), view: viewOf(path) }))
      return { page, urls }
    }
    const { path, module, hasPhones = false, hasAmounts = false } = reads
    const filters = Object.entries(reads.filters)
    const announced = filters.flatMap(([name, { needsAnnouncement }]) =>
      needsAnnouncement ? [name] : [],
    )
    return {
      page,
      api: toUrl(apiUrl, path),
      view: `${module}.view`,
      readsDigits: hasPhones || hasAmounts,
      announced: ['sort', ...Object.keys(rangeEntries), ...announced],
      filters: filters
        .filter(([name]) => !announced.includes(name))
        .map(([name, { options, allowsOther = false }]) => ({
          name,
          values: options.map(([value]) => value),
          isOpen: allowsOther,
        })),
    }
  })
}

export function earlyStart(reads: EarlyReads): Plugin {
  let env: ReturnType<typeof readConfig>
  return {
    name: 'early-start',
    apply: 'build',
    configResolved(config) {
      env = readConfig(config.env)
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const limits = { pageSize: PAGE_SIZE, maxSearchLength: MAX_SEARCH_LENGTH }
        // With invalid environment variables the app only shows an error.
        const pages = env.problems.length > 0 ? [] : earlyPages(reads, env.config.apiUrl)
        const data: EarlyStart = { chunks: pageFiles(bundle), pages, ...limits }
        // The script throws if storage is blocked. There is no session then either.
        const functions = Object.entries(shared).map(([name, run]) => `${name}: ${run.toString()}`)
        const script = `try { (${startEarly.toString()})(${JSON.stringify(data)}, { ${functions.join()} }) } catch {}`
        // Before the style sheet, because scripts after it wait for it.
        return html.replace('<link rel="stylesheet"', (link) => `<script>${script}</script>${link}`)
      },
    },
  }
}
