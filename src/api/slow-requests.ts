import { createStore } from '@tanstack/react-store'

/** A request is slow if it has no response after this time. */
const SLOW_MS = 20_000

interface Request {
  isRead: boolean
  isSlow: boolean
  stop: () => void
  clearTimer: () => void
}

const pending = new Set<Request>()

/** The number of slow requests, and until when a busy server is not asked again, in ms. */
export const slowRequests = createStore({ reads: 0, writes: 0, busyUntil: 0 })

const findSlow = (isRead: boolean) =>
  [...pending].filter((request) => request.isSlow && request.isRead === isRead)

const publish = () =>
  slowRequests.setState(({ busyUntil }) => ({
    reads: findSlow(true).length,
    writes: findSlow(false).length,
    busyUntil,
  }))

const abortSlow = (isRead: boolean) => () => {
  for (const request of findSlow(isRead)) request.stop()
}

/** Aborts the slow reads. They are then sent again. */
export const restartSlowReads = abortSlow(true)
/** Aborts the slow writes. They count as lost, because the server may have handled them. */
export const stopSlowWrites = abortSlow(false)

/** Forgets all requests in flight. Tests create several apps in one process. */
export function forgetRequests() {
  for (const request of pending) request.clearTimer()
  pending.clear()
  slowRequests.setState(() => ({ reads: 0, writes: 0, busyUntil: 0 }))
}

export function markBusy(until: number) {
  slowRequests.setState((state) => ({ ...state, busyUntil: Math.max(state.busyUntil, until) }))
  const reset = () =>
    slowRequests.setState((state) =>
      state.busyUntil === until ? { ...state, busyUntil: 0 } : state,
    )
  setTimeout(reset, until - Date.now())
}

interface WatchOptions {
  isRead: boolean
  signal: AbortSignal | undefined
}

/**
 * Sends a request that counts as slow after `SLOW_MS`. `restartTimer` restarts that time, for
 * example when more of an upload has been sent.
 */
export async function watchRequest<T>(
  { isRead, signal }: WatchOptions,
  sendRequest: (signal: AbortSignal, restartTimer: () => void) => Promise<T>,
): Promise<T> {
  const controller = new AbortController()
  let isStopped = false
  let timer: ReturnType<typeof setTimeout> | undefined
  const request: Request = {
    isRead,
    isSlow: false,
    stop() {
      isStopped = true
      controller.abort()
    },
    clearTimer: () => clearTimeout(timer),
  }
  function setSlow(isSlow: boolean) {
    if (request.isSlow === isSlow) return
    request.isSlow = isSlow
    publish()
  }
  function restartTimer() {
    clearTimeout(timer)
    setSlow(false)
    timer = setTimeout(() => setSlow(true), SLOW_MS)
  }
  const abort = () => controller.abort(signal?.reason)
  // An early response does not know the signal.
  const aborted = new Promise<never>((_resolve, reject) => {
    controller.signal.addEventListener('abort', () => reject(controller.signal.reason))
  })
  signal?.addEventListener('abort', abort)
  pending.add(request)
  restartTimer()
  try {
    signal?.throwIfAborted()
    return await Promise.race([sendRequest(controller.signal, restartTimer), aborted])
  } catch (error) {
    if (!isRead || !isStopped) throw error
  } finally {
    signal?.removeEventListener('abort', abort)
    clearTimeout(timer)
    pending.delete(request)
    if (request.isSlow) publish()
  }
  return watchRequest({ isRead, signal }, sendRequest)
}
