interface EarlyRead {
  url: string
  authorization: string
  response: Promise<Response>
}

declare global {
  interface Window {
    /** The requests that `build/early-start.ts` has sent. */
    earlyReads?: EarlyRead[] | undefined
  }
}

/**
 * Returns the early response to this request, once. The GETs that the app sends at its start take them. Then the others are
 * discarded: later they would be stale.
 */
export function takeEarlyRead(url: string, authorization: string | null) {
  const reads = window.earlyReads
  if (!reads) return undefined
  setTimeout(() => {
    window.earlyReads = undefined
  })
  const index = reads.findIndex((read) => read.url === url && read.authorization === authorization)
  return reads.splice(index, index === -1 ? 0 : 1)[0]?.response
}
