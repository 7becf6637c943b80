import { once } from 'node:events'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import {
  createSecureServer,
  type Http2ServerRequest,
  type Http2ServerResponse,
  type SecureServerOptions,
} from 'node:http2'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { getResponse } from 'msw'
import { NodeRequest, sendNodeResponse } from 'srvx/node'
import { createDb } from '../../src/mock-api/db'
import { createHandlers } from '../../src/mock-api/handlers'

type Answer = (req: Http2ServerRequest, res: Http2ServerResponse) => Promise<void> | void

const types: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'application/javascript',
  '.json': 'application/json',
  '.mjs': 'application/javascript',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}
// As the README's nginx has it.
const ZIPPED = /^(text\/|application\/(javascript|json)|image\/svg)/
const zipHeaders = { 'Content-Encoding': 'gzip', Vary: 'Accept-Encoding' }

/** What each path of a build is answered with. Every other path is a page of the app, except what `/assets/` has not. */
function filesOf(dist: string): Answer {
  const names = readdirSync(dist, { recursive: true, encoding: 'utf8' })
  const files = new Map(
    names
      .filter((name) => statSync(path.join(dist, name)).isFile())
      .map((name) => {
        const content = readFileSync(path.join(dist, name))
        const type = types[path.extname(name)] ?? 'application/octet-stream'
        const isZipped = ZIPPED.test(type)
        const body = isZipped ? gzipSync(content) : content
        const headers = { 'Content-Type': type, ...(isZipped && zipHeaders) }
        return [path.posix.join('/', name.replaceAll(path.sep, '/')), { body, headers }] as const
      }),
  )
  return (req, res) => {
    const { pathname } = new URL(req.url, 'https://localhost')
    const isAsset = pathname.startsWith('/assets/')
    const file = files.get(decodeURI(pathname)) ?? (isAsset ? undefined : files.get('/index.html'))
    if (!file) return void res.writeHead(404).end()
    const cache = isAsset ? 'public, max-age=31536000, immutable' : 'no-cache'
    res.writeHead(200, {
      ...file.headers,
      'Cache-Control': cache,
      'Content-Length': file.body.length,
    })
    res.end(file.body)
  }
}

/** The mock API with so many vouchers, its answers compressed. */
export function createApi(vouchers: number): Answer {
  const handlers = createHandlers({ db: createDb(vouchers, new Date()) })
  return async (req, res) => {
    const found = await getResponse(handlers, new NodeRequest({ req, res }))
    const answer = found ?? new Response(null, { status: 404 })
    const body = gzipSync(await answer.arrayBuffer())
    const headers = { ...zipHeaders, 'Content-Length': String(body.length) }
    for (const [name, value] of Object.entries(headers)) answer.headers.set(name, value)
    await sendNodeResponse(res, new Response(body, answer))
  }
}

/** Serves a build over TLS and HTTP/2 (HTTP/1.1 for what knows no other), with the mock API at `/api`; gives what stops it. */
export async function serve(dist: string, api: Answer, port: number, tls: SecureServerOptions) {
  const files = filesOf(dist)
  const server = createSecureServer({ ...tls, allowHTTP1: true }, (req, res) => {
    const answer = /^\/api(\/|\?|$)/.test(req.url) ? api : files
    Promise.resolve(answer(req, res)).catch((error: unknown) => {
      console.error(error)
      res.stream?.destroy()
    })
  })
  server.listen(port, 'localhost')
  await once(server, 'listening')
  return () => void server.close()
}
