import { getResponse } from 'msw'
import { createDb } from '../../src/mock-api/db'
import { respondWithDocs } from '../../src/mock-api/docs'
import { createHandlers } from '../../src/mock-api/handlers'
import { serveBuild } from './build-server'
import { ISOLATED_PORT, PORT, RESTART_PATH, SLOW_PORT, WORKERS } from './ports'

/** Whether a request changes data that other tests see. All tests are the same administrator, so presence is none. */
const isChange = ({ method }: Request, pathname: string) =>
  method !== 'GET' && !pathname.startsWith('/api/auth/') && !pathname.endsWith('/presence')

/** Serves the build with a mock API of its own, whose data start over when a test requests it. */
function start(port: number, { vouchers = 240, latency = 0 } = {}) {
  const create = () => createHandlers({ db: createDb(vouchers, new Date()), latency })
  let handlers = create()
  return serveBuild(port, async (request) => {
    const { pathname } = new URL(request.url)
    if (pathname === RESTART_PATH) {
      handlers = create()
      return new Response()
    }
    const response = (await respondWithDocs(pathname)) ?? (await getResponse(handlers, request))
    // A test fails if it changes what all tests share.
    const isRefused = port === PORT && isChange(request, pathname) && response?.ok
    return isRefused ? new Response('Use isolatedTest', { status: 405 }) : response
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
