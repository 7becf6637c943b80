// TEST_PORT moves all of them, so that two checkouts can run their browser tests at the same time.
const first = Number(process.env['TEST_PORT'] ?? 4317)

/** The production build with the mock API's default data. */
export const PORT = first
/** The same with 100,000 vouchers, each response delayed by 800 ms. */
export const SLOW_PORT = first + 1
/** Builds that a test makes for itself. */
export const OTHER_PORT = first + 2
/** Servers for tests that write: one per worker, from this port on. */
export const WRITE_PORT = first + 3
export const WORKERS = 2
/** nginx with the build behind it. */
export const NGINX_PORT = first + 13
