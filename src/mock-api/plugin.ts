import { readFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import { getResponse } from 'msw'
import { NodeRequest, sendNodeResponse } from 'srvx/node'
import { loadEnv, type Connect, type Plugin, type ResolvedConfig } from 'vite'
import { createColleague } from './colleague.ts'
import { createDb } from './db.ts'
import { respondWithDocs } from './docs.ts'
import { createHandlers } from './handlers.ts'
import { OTHER_ORDERS } from './seed/orders.ts'
import { demoSignIn } from './session.ts'

const DEFAULT_VOUCHERS = 240

/** An invalid value stops the server with the name of the variable. */
function readNumber(env: Record<string, string>, name: string, fallback: number) {
  const value = env[name]
  if (!value) return fallback
  if (!/^\d+$/.test(value)) throw new Error(`${name} must be a whole number, not "${value}".`)
  return Number(value)
}

function createApi(env: Record<string, string>): Connect.NextHandleFunction {
  const handlers = createHandlers({
    db: createDb(
      readNumber(env, 'MOCK_API_VOUCHERS', DEFAULT_VOUCHERS),
      new Date(),
      readNumber(env, 'MOCK_API_ORDERS', OTHER_ORDERS),
    ),
    latency: readNumber(env, 'MOCK_API_LATENCY', 0),
  })
  const colleague = createColleague((request) => getResponse(handlers, request))
  if (env['MOCK_API_COLLEAGUE'] === '1') colleague.start()
  async function respond(req: IncomingMessage, res: ServerResponse) {
    const request = new NodeRequest({ req, res })
    colleague.watch(request)
    const { pathname } = new URL(request.url)
    const response = (await respondWithDocs(pathname)) ?? (await getResponse(handlers, request))
    await sendNodeResponse(res, response ?? new Response(null, { status: 404 }))
  }
  return (req, res, next) => {
    if (!/^\/api(\/|\?|$)/.test(req.url ?? '')) return next()
    // Vite allows the origins of localhost. They can read other headers only if these are exposed.
    if (res.hasHeader('Access-Control-Allow-Origin')) {
      res.setHeader('Access-Control-Expose-Headers', 'Retry-After, Date')
    }
    // A response that fails midway ends in a dropped connection.
    respond(req, res).catch(() => res.destroy())
  }
}

// The login page offers this account. It is added to the HTML on each request, because `dist` must
// not contain it.
const demoMeta = { name: 'demo-sign-in', content: JSON.stringify(demoSignIn) }

function servePage(outDir: string): Connect.NextHandleFunction {
  async function withMeta() {
    const page = await readFile(path.join(outDir, 'index.html'), 'utf8')
    const meta = `<meta name="${demoMeta.name}" content='${demoMeta.content}' />`
    return page.replace('</head>', `${meta}</head>`)
  }
  return (req, res, next) => {
    const { pathname } = new URL(req.url ?? '/', 'http://localhost')
    if (!req.headers.accept?.includes('text/html') || path.extname(pathname)) return next()
    res.setHeader('Content-Type', 'text/html; charset=utf-8').setHeader('Cache-Control', 'no-cache')
    withMeta().then((page) => res.end(page), next)
  }
}

/** Serves `/api` in `vite dev` and `vite preview`, unless VITE_API_URL names a real backend. */
export function mockApi(): Plugin {
  let config: ResolvedConfig
  let env: Record<string, string> = {}
  const isOff = () => Boolean(env['VITE_API_URL']?.trim() || process.env['VITEST'])
  return {
    name: 'mock-api',
    configResolved(resolved) {
      config = resolved
      env = loadEnv(resolved.mode, resolved.envDir || resolved.root, ['VITE_', 'MOCK_API_'])
      // The mock API is an image service too. A build has an image service only if it is
      // configured.
      if (config.command === 'serve' && !isOff()) config.env['VITE_IMAGE_API_URL'] ||= '/api'
    },
    configureServer(server) {
      if (!isOff()) server.middlewares.use(createApi(env))
    },
    configurePreviewServer(server) {
      if (isOff()) return
      server.middlewares.use(createApi(env))
      server.middlewares.use(servePage(path.resolve(config.root, config.build.outDir)))
    },
    transformIndexHtml(_page, { server }) {
      return server && !isOff() ? [{ tag: 'meta', attrs: demoMeta, injectTo: 'head' }] : []
    },
  }
}
