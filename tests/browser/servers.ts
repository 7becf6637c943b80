import path from 'node:path'
import { getResponse } from 'msw'
import { serve } from 'srvx'
import { staticMiddleware } from 'srvx/static'
import { createDb } from '../../src/mock-api/db'
import { respondWithDocs } from '../../src/mock-api/docs'
import { createHandlers } from '../../src/mock-api/handlers'
import { demoSignIn } from '../../src/mock-api/session'
import { ISOLATED_PORT, PORT, SLOW_PORT, WORKERS } from './ports'

const dir = path.resolve(import.meta.dirname, '../../dist')
const YEAR = 31_536_000

/** Adds what `vite preview` adds: the login page offers the demo sign-in. */
function renderHTML({ html }: { html: string }) {
  const meta = `<meta name="demo-sign-in" content='${JSON.stringify(demoSignIn)}' />`
  return new Response(html.replace('</head>', `${meta}</head>`), {
    headers: { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-cache' },
  })
}

/** Serves the build with a mock API of its own. It starts and responds faster than `vite preview`. */
function start(port: number, { vouchers = 240, latency = 0 } = {}) {
  const handlers = createHandlers({ db: createDb(vouchers, new Date()), latency })
  const files = staticMiddleware({
    dir,
    compress: false,
    maxAge: YEAR,
    immutable: true,
    renderHTML,
  })
  const notFound = () => new Response('Not found', { status: 404 })
  return serve({
    port,
    hostname: 'localhost',
    silent: true,
    middleware: [
      async (request, next) => {
        const { pathname } = new URL(request.url)
        if (!pathname.startsWith('/api/')) return next()
        const docs = await respondWithDocs(pathname)
        return docs ?? (await getResponse(handlers, request)) ?? notFound()
      },
      files,
    ],
    fetch(request) {
      const url = new URL(request.url)
      if (url.pathname.startsWith('/assets/')) return notFound()
      url.pathname = '/index.html'
      return files(new Request(url), notFound)
    },
  })
}

/** Starts every server in this process, before the tests. */
export default async function startServers() {
  const servers = [
    start(PORT),
    ...Array.from({ length: WORKERS }, (_, worker) => start(ISOLATED_PORT + worker)),
    start(SLOW_PORT, { vouchers: 100_000, latency: 800 }),
  ]
  await Promise.all(servers.map((server) => server.ready()))
  return async () => {
    await Promise.all(servers.map((server) => server.close(true)))
  }
}
