import { createHash } from 'node:crypto'
import type { Plugin } from 'vite'
import { readConfig } from '../lib/env.ts'

/** Where an address lies, as a source of the policy: one without an origin of its own lies on the page's. */
function sourceOf(address: string) {
  return /^https?:/i.test(address) ? new URL(address).origin : "'self'"
}

/** The scripts that stand in the page itself, each as a source of the policy: its hash, as the browser reads its lines. */
function inlineScripts(page: string) {
  return [...page.matchAll(/<script>(.*?)<\/script>/gs)].map(
    ([, text = '']) =>
      `'sha256-${createHash('sha256').update(text.replaceAll('\r\n', '\n')).digest('base64')}'` as const,
  )
}

interface Sources {
  apiUrl: string
  /** "" where there is none. */
  imageApiUrl: string
  scripts: readonly string[]
}

/**
 * The Content-Security-Policy of a page that calls these base addresses. Nothing runs or is loaded but what was built;
 * what a meta tag cannot say (frame-ancestors) is left to the server's headers.
 */
function contentSecurityPolicy({ apiUrl, imageApiUrl, scripts }: Sources) {
  const services = [apiUrl, imageApiUrl].map(sourceOf)
  const directives = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scripts],
    'style-src': ["'self'"],
    'font-src': ["'self'"],
    'img-src': ["'self'", ...services],
    // The page asks its own server whether it is there (lib/chunk-load-error.ts).
    'connect-src': ["'self'", ...services],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ["'none'"],
  }
  return Object.entries(directives)
    .map(([directive, sources]) => [directive, ...new Set(sources)].join(' '))
    .join('; ')
}

/** Writes the policy into the built page. The development server, which works with inline scripts, has none. */
export function securityMeta(): Plugin {
  let config: ReturnType<typeof readConfig>['config']
  return {
    name: 'security-meta',
    apply: 'build',
    configResolved({ env }) {
      config = readConfig(env).config
    },
    // Written by hand: a tag that Vite writes has its quotation marks escaped, and nobody could read it.
    transformIndexHtml: {
      order: 'post',
      handler: (page) => {
        const policy = contentSecurityPolicy({ ...config, scripts: inlineScripts(page) })
        const [charset] = /<meta charset=[^>]*>/.exec(page) ?? []
        if (!charset) throw new Error('index.html has no charset, behind which the policy stands.')
        const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}" />`
        return page.replace(charset, () => `${charset}\n    ${meta}`)
      },
    },
  }
}
