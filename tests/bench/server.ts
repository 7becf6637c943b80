import { createHash, X509Certificate } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { getResponse } from 'msw'
import { serve } from 'srvx'
import { staticMiddleware } from 'srvx/static'
import { createDb } from '../../src/mock-api/db'
import { createHandlers } from '../../src/mock-api/handlers'
import { makeCertificate } from '../browser/certificate'
import { ORDERS_PART, ports, TOKEN } from './settings'

const DIST = path.resolve(import.meta.dirname, '../../dist')

/** Also publishes the hash of the key, with which Chromium trusts the certificate. */
function createTls() {
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-'))
  const files = makeCertificate(folder)
  const tls = { cert: readFileSync(files.cert, 'utf8'), key: readFileSync(files.key, 'utf8') }
  rmSync(folder, { recursive: true })
  const key = new X509Certificate(tls.cert).publicKey.export({ type: 'spki', format: 'der' })
  process.env['BENCH_KEY_HASH'] = createHash('sha256').update(key).digest('base64')
  return tls
}

function gzipped(body: ArrayBuffer | Buffer, { status = 200, headers = {} }: ResponseInit) {
  const response = new Response(gzipSync(body), { status, headers })
  response.headers.set('Content-Encoding', 'gzip')
  response.headers.delete('Content-Length')
  return response
}

/** The mock API at /api, the files of the build, and index.html for every other path. */
async function start(vouchers: number, port: number, tls: ReturnType<typeof createTls>) {
  const db = createDb(vouchers, new Date(), vouchers / ORDERS_PART)
  db.tokens.add(TOKEN)
  const handlers = createHandlers({ db })
  const html = readFileSync(path.join(DIST, 'index.html.br'))
  const server = serve({
    port,
    hostname: 'localhost',
    tls,
    silent: true,
    // The compressed files of the build.
    middleware: [staticMiddleware({ dir: DIST, encodings: { br: '.br' }, maxAge: 31_536_000 })],
    async fetch(request) {
      if (!new URL(request.url).pathname.startsWith('/api/')) {
        const headers = { 'Content-Type': 'text/html; charset=utf-8', 'Content-Encoding': 'br' }
        return new Response(html, { headers })
      }
      const response = (await getResponse(handlers, request)) ?? new Response(null, { status: 404 })
      return gzipped(await response.arrayBuffer(), response)
    },
  })
  await server.ready()
  return server
}

/** Serves the build over TLS and HTTP/2, in a different process from the one that controls the pages. */
export default async function startAll() {
  const tls = createTls()
  const servers = await Promise.all(
    Object.entries(ports).map(([vouchers, port]) => start(Number(vouchers), port, tls)),
  )
  return () => Promise.all(servers.map((server) => server.close(true)))
}
