declare global {
  interface Window {
    /** The request that `build/early-start.ts` has sent. */
    earlyRead?: { url: string; authorization: string; response: Promise<Response> } | undefined
  }
}

/** Returns the early response if it answers this request. The first GET takes or discards it: later it would be stale. */
export function takeEarlyRead(url: string, authorization: string | null) {
  const early = window.earlyRead
  window.earlyRead = undefined
  return early?.url === url && early.authorization === authorization ? early.response : undefined
}
