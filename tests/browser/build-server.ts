import path from 'node:path'
import { serve } from 'srvx'
import { staticMiddleware } from 'srvx/static'
import { demoSignIn } from '../../src/mock-api/session'

const dir = path.resolve(import.meta.dirname, '../../dist')
const YEAR = 31_536_000

/** Adds what `vite preview` adds: the login page offers the demo sign-in. */
function renderHTML({ html }: { html: string }) {
  const meta = `<meta name="demo-sign-in" content='${JSON.stringify(demoSignIn)}' />`
  return new Response(html.replace('</head>', `${meta}</head>`), {
    headers: { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-cache' },
  })
}

const notFound = () => new Response('Not found', { status: 404 })

/** Serves the build, with an API that responds below /api. It starts and responds faster than `vite preview`. */
export function serveBuild(
  port: number,
  respond: (request: Request) => Promise<Response | undefined>,
) {
  const files = staticMiddleware({
    dir,
    compress: false,
    maxAge: YEAR,
    immutable: true,
    renderHTML,
  })
  return serve({
    port,
    hostname: 'localhost',
    silent: true,
    // Otherwise the server closes a connection that was idle for 5 s, also while a test sends a request on it.
    node: { keepAliveTimeout: 0 },
    middleware: [
      async (request, next) => {
        const isApi = new URL(request.url).pathname.startsWith('/api/')
        return isApi ? ((await respond(request)) ?? notFound()) : next()
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
