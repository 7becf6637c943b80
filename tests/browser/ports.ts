/** The production build on a mock API of the usual size. */
export const PORT = 4317
/** The same with 100,000 vouchers, each answer 800 ms late. */
export const SLOW_PORT = 4318
/** The same, for the tests that write: one for each worker, from this port on. */
export const WRITE_PORT = 4320
export const WORKERS = 2
/** Builds that a test makes for itself. */
export const OTHER_PORT = 4319
/** nginx with the build behind it. */
export const NGINX_PORT = 4330
