import { createServer } from 'node:net'

export const WORKERS = 3

/** The servers below, each with a port of its own. */
const COUNT = 19
const FIRST = 4317

const isFree = (port: number) =>
  new Promise<boolean>((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(false))
    server.listen(port, 'localhost', () => server.close(() => resolve(true)))
  })

/** The first of consecutive ports that nothing else uses, such as the browser tests of another checkout. */
async function findFreePorts(first = FIRST): Promise<number> {
  const ports = Array.from({ length: COUNT }, (_, index) => first + index)
  const areFree = await Promise.all(ports.map(isFree))
  return areFree.every(Boolean) ? first : findFreePorts(first + COUNT)
}

// The workers read this file too. They find the port in the environment.
const first = Number((process.env['TEST_PORT'] ??= String(await findFreePorts())))

/** The mock API with its default data, which no test changes. */
export const PORT = first
/** A mock API with 100,000 vouchers, which responds after 800 ms. */
export const SLOW_PORT = first + 1
/** `vite preview`, started by a test. */
export const PREVIEW_PORT = first + 2
/** Mock APIs that tests change: one for each worker, from this port on. */
export const ISOLATED_PORT = first + 3
/** nginx, started by a test. It listens for HTTP on the next port. */
export const NGINX_PORT = first + 13
/** The build in front of Prism, started by a test. Prism listens on the next port. */
export const PRISM_PORT = first + 15
/** A build with an image service, started by a test. The service listens on the next port. */
export const IMAGES_PORT = first + 17
