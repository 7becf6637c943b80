import { createServer, type Server } from 'node:net'

export const WORKERS = 3

/** The servers below, each with a port of its own, and the port that reserves theirs. */
const COUNT = 20
const FIRST = 4317

/** Resolves to undefined if the port is in use. */
const listen = (port: number, host: string) =>
  new Promise<Server | undefined>((resolve) => {
    const server = createServer()
    server.once('error', ({ code }: NodeJS.ErrnoException) =>
      // Not every machine has IPv6.
      resolve(code === 'EADDRNOTAVAIL' || code === 'EAFNOSUPPORT' ? server : undefined),
    )
    server.listen(port, host, () => resolve(server))
  })

async function isFree(port: number) {
  // `localhost` may be either.
  for (const host of ['127.0.0.1', '::1']) {
    const server = await listen(port, host)
    server?.close()
    if (!server) return false
  }
  return true
}

/**
 * Finds consecutive ports that nothing uses, such as the browser tests of another checkout. Keeps
 * the one before them until the process ends, because the servers start later than those of others.
 */
async function reservePorts(first = FIRST): Promise<number> {
  const reservation = await listen(first, '127.0.0.1')
  const ports = Array.from({ length: COUNT - 1 }, (_, index) => first + 1 + index)
  const areFree = reservation && (await Promise.all(ports.map(isFree))).every(Boolean)
  if (areFree) {
    reservation.unref()
    return first + 1
  }
  reservation?.close()
  return reservePorts(first + COUNT)
}

// The workers read this file too. They find the port in the environment.
const first = Number((process.env['TEST_PORT'] ??= String(await reservePorts())))

/** The mock API with its default data, which no test changes. */
export const PORT = first
/** A mock API with 100,000 vouchers, which responds after 800 ms. */
export const SLOW_PORT = first + 1
/** `vite preview`, started by a test. */
export const PREVIEW_PORT = first + 2
/** Mock APIs that tests change: one for each worker, from this port on. */
export const ISOLATED_PORT = first + 3
/** A request to this path lets one of them start over with its default data. */
export const RESTART_PATH = '/api/restart'
/** nginx, started by a test. It listens for HTTP on the next port. */
export const NGINX_PORT = first + 13
/** The build in front of Prism, started by a test. Prism listens on the next port. */
export const PRISM_PORT = first + 15
/** A build with an image service, started by a test. The service listens on the next port. */
export const IMAGES_PORT = first + 17
