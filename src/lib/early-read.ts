/** What a page reads first: a call's path, and its parameters, each with its default and what it may be in the address. */
export interface EarlyRead {
  path: `/${string}`
  params: readonly (readonly [name: string, fallback: string, pattern: string])[]
}

declare global {
  interface Window {
    /** The call that `early-start.ts` has sent. */
    earlyRead?: { url: string; authorization: string; response: Promise<Response> } | undefined
  }
}

/**
 * The answer of the very call that was sent before this code was there. The first call takes it; where that wants something
 * else it is dropped, for later it would be old.
 */
export function takeEarlyRead(url: string, authorization: string | null) {
  const early = window.earlyRead
  window.earlyRead = undefined
  return early?.url === url && early.authorization === authorization ? early.response : undefined
}
