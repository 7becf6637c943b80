interface EarlyRead {
  url: string
  headers: Readonly<Record<string, string>>
  response: Promise<Response>
}

declare global {
  interface Window {
    /** Responses to the requests that the inline script of `build/early-start.ts` has sent. */
    earlyReads?: EarlyRead[] | undefined
  }
}

/**
 * Returns the early response to this request, at most once. Only the GET requests of the app's
 * start use early responses. The others are discarded, because they would be stale later.
 */
export function takeEarlyRead(url: string, headers: Headers) {
  const reads = window.earlyReads
  if (!reads) return undefined
  setTimeout(() => {
    window.earlyReads = undefined
  })
  const index = reads.findIndex(
    (read) =>
      read.url === url &&
      Object.entries(read.headers).every(([name, value]) => headers.get(name) === value),
  )
  return reads.splice(index, index === -1 ? 0 : 1)[0]?.response
}
