// TEST_PORT moves all ports, so that two checkouts can run their browser tests at the same time.
const first = Number(process.env['TEST_PORT'] ?? 4317)

export const WORKERS = 3

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
