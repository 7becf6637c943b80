import { setTimeout as wait } from 'node:timers/promises'
import type { CDPSession } from '@playwright/test'

const QUIET_MS = 500
const LIMIT_MS = 60_000

interface Sent {
  url: string
  /** When, in ms since 1970. */
  at: number
  isApi: boolean
  isScript: boolean
  /** It was answered out of the browser's cache. */
  isCached: boolean
  /** What came over the network: the body, and the few bytes of the headers. */
  bytes: number
}

/** Counts what a page asks for, each redirect by itself. */
export function watchRequests(cdp: CDPSession) {
  const sent: Sent[] = []
  const current = new Map<string, Sent>()
  const open = new Set<string>()
  let changed = performance.now()

  cdp.on('Network.requestWillBeSent', ({ requestId, request: { url }, type, wallTime }) => {
    if (/^(data|blob):/.test(url)) return
    const isApi = new URL(url).pathname.startsWith('/api/') || type === 'Fetch' || type === 'XHR'
    const at = wallTime * 1000
    const request = { url, at, isApi, isScript: type === 'Script', isCached: false, bytes: 0 }
    sent.push(request)
    current.set(requestId, request)
    open.add(requestId)
    changed = performance.now()
  })
  cdp.on('Network.responseReceived', ({ requestId, response }) => {
    const request = current.get(requestId)
    if (!request) return
    if (response.mimeType.includes('javascript')) request.isScript = true
    if (response.fromDiskCache) request.isCached = true
  })
  cdp.on('Network.requestServedFromCache', ({ requestId }) => {
    const request = current.get(requestId)
    if (request) request.isCached = true
  })
  function close({ requestId }: { requestId: string }) {
    if (open.delete(requestId)) changed = performance.now()
  }
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const request = current.get(requestId)
    if (request) request.bytes = encodedDataLength
    close({ requestId })
  })
  cdp.on('Network.loadingFailed', close)

  return {
    /** Waits until nothing has been asked for, or has come, for half a second. */
    async settle() {
      const begun = performance.now()
      while (open.size > 0 || performance.now() - changed < QUIET_MS) {
        if (performance.now() - begun > LIMIT_MS) throw new Error('The page never stops loading.')
        await wait(50)
      }
    },
    /** What the network had been asked for by a time, in ms since 1970. */
    sentBy: (time: number) => sent.filter(({ at, isCached }) => at <= time && !isCached),
  }
}
