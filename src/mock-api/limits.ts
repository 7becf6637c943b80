/** The rows per page of a request without a limit. */
export const DEFAULT_LIMIT = 20
