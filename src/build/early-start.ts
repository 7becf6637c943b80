import type { Plugin, Rolldown } from 'vite'
import { voucherEarlyRead } from '../features/vouchers/early-read.ts'
import type { EarlyRead } from '../lib/early-read.ts'
import { readConfig } from '../lib/env.ts'

interface EarlyStart {
  apiUrl: string
  /** The files of each page's code, by the first part of its path; "*" are those of any other page. */
  files: Partial<Record<string, readonly string[]>>
  /** What a page reads first, by its path. */
  reads: Partial<Record<string, EarlyRead>>
}

/**
 * Fetches the page's code and its data while the console's first file is still on its way. It stands in the page as a
 * script of its own, so it knows nothing but what it is given; `lib/early-read.ts` takes the answer.
 */
export function startEarly({ apiUrl, files, reads }: EarlyStart) {
  const { pathname, search, origin } = window.location
  let token: string | null = null
  try {
    token = window.localStorage.getItem('token')
  } catch {
    // Without storage there is no session yet.
  }
  const [, page = ''] = pathname.split('/')
  // Not `files[name]`: a path such as /constructor would find a property of every object.
  const key = token ? page : 'login'
  for (const href of (Object.hasOwn(files, key) ? files[key] : files['*']) ?? []) {
    const link = document.createElement('link')
    link.rel = 'modulepreload'
    link.crossOrigin = ''
    link.href = href
    document.head.append(link)
  }
  // The first use of it takes a browser 25 ms, which are idle here, and later stand between the data and the rows.
  setTimeout(() => new Intl.NumberFormat('en-NG'))
  const read = Object.hasOwn(reads, pathname) ? reads[pathname] : undefined
  if (!token || !read) return
  const asked = Object.fromEntries(new URLSearchParams(search))
  const params = new URLSearchParams()
  for (const [name, fallback, pattern] of read.params) {
    const value = asked[name]?.trim() ?? ''
    params.set(name, value && new RegExp(`^(?:${pattern})$`).test(value) ? value : fallback)
  }
  const url = new URL(`${apiUrl}${read.path}?${params.toString()}`, origin).href
  const authorization = `Bearer ${token}`
  const headers = { Accept: 'application/json', Authorization: authorization }
  const response = fetch(url, { headers, cache: 'no-store' })
  // Where nobody takes it, its failure is nobody's.
  response.catch(() => undefined)
  window.earlyRead = { url, authorization, response }
}

type Bundle = Rolldown.OutputBundle

/** Adds a file to `found`, and all that it imports. */
function addClosure(bundle: Bundle, name: string, found: Set<string>) {
  const chunk = bundle[name]
  if (found.has(name) || chunk?.type !== 'chunk') return
  found.add(name)
  for (const imported of chunk.imports) addClosure(bundle, imported, found)
}

/** The scripts that every page begins with. */
export function firstFiles(bundle: Bundle) {
  const found = new Set<string>()
  for (const file of Object.values(bundle)) {
    if (file.type === 'chunk' && file.isEntry) addClosure(bundle, file.fileName, found)
  }
  return found
}

/** The scripts of each page besides, by the first part of its path: "index" is the dashboard's, "$" that of an unknown one. */
export function pageFiles(bundle: Bundle) {
  const first = firstFiles(bundle)
  const pages: Partial<Record<string, string[]>> = {}
  for (const file of Object.values(bundle)) {
    if (file.type !== 'chunk') continue
    const all = new Set<string>()
    addClosure(bundle, file.fileName, all)
    const own = [...all].filter((name) => !first.has(name))
    for (const id of file.moduleIds) {
      const [, page] = /routes\/(?:_app\/)?([^_./?$]+|\$)[^/?]*\?tsr-split=/.exec(id) ?? []
      if (page) pages[page] = own
    }
  }
  return pages
}

/** Writes `startEarly` into the built page, with what it needs to know. */
export function earlyStart(): Plugin {
  let config: ReturnType<typeof readConfig>
  let base = '/'
  return {
    name: 'early-start',
    apply: 'build',
    configResolved(resolved) {
      config = readConfig(resolved.env)
      ;({ base } = resolved)
    },
    transformIndexHtml: {
      order: 'post',
      handler(page, { bundle = {} }) {
        const named = Object.entries(pageFiles(bundle)).map(
          ([name, own = []]) => [name, own.map((file) => base + file)] as const,
        )
        const { index = [], $: other = [], ...pages } = Object.fromEntries(named)
        // Most pages share one file, and need not be named.
        const special = Object.entries(pages).filter(([, own]) => String(own) !== String(other))
        const known: EarlyStart = {
          apiUrl: config.config.apiUrl,
          files: { ...Object.fromEntries(special), '': index, '*': other },
          // A console that is not configured does not start, and reads nothing.
          reads: config.problems.length > 0 ? {} : { '/vouchers': voucherEarlyRead },
        }
        const script = `(${startEarly.toString()})(${JSON.stringify(known)})`
        // After what every page needs, and before the styles, for which a script waits.
        const styles = '<link rel="stylesheet"'
        if (!page.includes(styles))
          throw new Error('The page has no styles, before which it stands.')
        return page.replace(styles, () => `<script>${script}</script>\n    ${styles}`)
      },
    },
  }
}
