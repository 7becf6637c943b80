import type { Plugin, Rolldown } from 'vite'
import { voucherEarlyRead } from './features/vouchers/early-read.ts'
import { readConfig } from './lib/base-addresses.ts'
import type { EarlyRead } from './lib/early-read.ts'

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
  for (const href of files[token ? page : 'login'] ?? files['*'] ?? []) {
    const link = document.createElement('link')
    link.rel = 'modulepreload'
    link.crossOrigin = ''
    link.href = href
    document.head.append(link)
  }
  const read = reads[pathname]
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

/** The files of each page's code, beside those that every page begins with. */
function pageFiles(bundle: Rolldown.OutputBundle, base: string) {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  /** A file and all that it imports, but what `found` has already. */
  function closure(name: string, found = new Set<string>()) {
    const chunk = bundle[name]
    if (found.has(name) || chunk?.type !== 'chunk') return found
    found.add(name)
    for (const imported of chunk.imports) closure(imported, found)
    return found
  }
  const first = new Set<string>()
  for (const { isEntry, fileName } of chunks) if (isEntry) closure(fileName, first)
  const files: Partial<Record<string, string[]>> = {}
  for (const { fileName, moduleIds } of chunks) {
    const own = [...closure(fileName)].filter((name) => !first.has(name))
    for (const id of moduleIds) {
      const [, name] = /routes\/(?:_app\/)?([^_./?$]+|\$)[^/?]*\?tsr-split=/.exec(id) ?? []
      if (name) files[name] = own.map((file) => base + file)
    }
  }
  return files
}

/** Writes `startEarly` into the built page, with what it needs to know. */
export function earlyStart(): Plugin {
  let apiUrl = ''
  let base = '/'
  return {
    name: 'early-start',
    apply: 'build',
    configResolved(config) {
      ;({ apiUrl } = readConfig(config.env).config)
      ;({ base } = config)
    },
    transformIndexHtml: {
      order: 'post',
      handler(page, { bundle = {} }) {
        const { index = [], $: other = [], ...named } = pageFiles(bundle, base)
        // Most pages share one file, and need not be named.
        const special = Object.entries(named).filter(([, files]) => String(files) !== String(other))
        const known: EarlyStart = {
          apiUrl,
          files: { ...Object.fromEntries(special), '': index, '*': other },
          reads: { '/vouchers': voucherEarlyRead },
        }
        const script = `(${startEarly.toString()})(${JSON.stringify(known)})`
        return page.replace('</title>', () => `</title>\n    <script>${script}</script>`)
      },
    },
  }
}
