/** Rows of a page, if the request does not say how many. */
export const DEFAULT_LIMIT = 20
