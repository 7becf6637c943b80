import { createHash } from 'node:crypto'
import type { Plugin } from 'vite'
import { readConfig } from '../lib/env.ts'

/** The CSP source expression of a URL: its origin, or 'self'. */
function sourceExpression(url: string) {
  return /^https?:/i.test(url) ? new URL(url).origin : "'self'"
}

/** The hashes of the inline scripts and of the import map. Browsers normalize their line endings. */
function inlineScripts(html: string) {
  return [...html.matchAll(/<script(?: type="importmap")?>(.*?)<\/script>/gs)].map(
    ([, text = '']) =>
      `'sha256-${createHash('sha256').update(text.replaceAll('\r\n', '\n')).digest('base64')}'` as const,
  )
}

interface Sources {
  apiUrl: string
  /** "" if there is none. */
  imageApiUrl: string
  scripts: readonly string[]
}

/**
 * The Content-Security-Policy: build files, and requests and images of the API origins. A meta
 * element cannot set `frame-ancestors`, so the server has to send it as a header.
 */
function contentSecurityPolicy({ apiUrl, imageApiUrl, scripts }: Sources) {
  const services = [apiUrl, imageApiUrl].map(sourceExpression)
  const directives = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scripts],
    'style-src': ["'self'"],
    'font-src': ["'self'"],
    // Blobs are the previews of images that are being uploaded.
    'img-src': ["'self'", ...services, ...(imageApiUrl ? ['blob:'] : [])],
    // 'self': overlays/chunk-load-error.ts checks whether the server responds.
    'connect-src': ["'self'", ...services],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'require-trusted-types-for': ["'script'"],
    // What scales images runs in a worker: lib/images/scale-image.ts. Nothing else does.
    'worker-src': [imageApiUrl ? "'self'" : "'none'"],
    'trusted-types': [imageApiUrl ? 'image-worker' : "'none'"],
  }
  return Object.entries(directives)
    .map(([directive, sources]) => [directive, ...new Set(sources)].join(' '))
    .join('; ')
}

/** Adds the policy to the build. The development server needs inline scripts, so it has none. */
export function securityMeta(): Plugin {
  let config: ReturnType<typeof readConfig>['config']
  return {
    name: 'security-meta',
    apply: 'build',
    enforce: 'post',
    configResolved({ env }) {
      config = readConfig(env).config
    },
    // Not `transformIndexHtml`: Vite adds the import map after it.
    generateBundle(_options, bundle) {
      const page = bundle['index.html']
      if (page?.type !== 'asset') throw new Error('The build has no index.html.')
      const html = page.source.toString()
      const policy = contentSecurityPolicy({ ...config, scripts: inlineScripts(html) })
      const [charset] = /<meta charset=[^>]*>/.exec(html) ?? []
      // The policy must precede every script and style, and the charset must precede everything.
      if (!charset) throw new Error('index.html has no <meta charset>.')
      const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}" />`
      page.source = html.replace(charset, () => `${charset}\n    ${meta}`)
    },
  }
}
