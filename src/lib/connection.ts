import { onlineManager } from '@tanstack/react-query'
import { toast } from './toast'

const PROBE_MS = 30_000

/** Whether the server of the page responds. An error status is a response too. */
async function isReachable() {
  try {
    await fetch(new URL(import.meta.env.BASE_URL, window.location.origin), {
      method: 'HEAD',
      cache: 'no-store',
      signal: AbortSignal.timeout(PROBE_MS),
    })
    return true
  } catch {
    return false
  }
}

async function probe() {
  if (document.visibilityState !== 'visible' || onlineManager.isOnline()) return
  if (await isReachable()) onlineManager.setOnline(true)
}
const onVisibility = () => void probe()

/**
 * After an `offline` event, checks whether the browser is online again. A VPN, a virtual adapter or
 * a wake-up may send `offline` without a following `online`. Returns a function that stops the
 * checks.
 */
export function followConnection() {
  let timer: ReturnType<typeof setInterval> | undefined
  function onChange(isOnline: boolean) {
    clearInterval(timer)
    timer = isOnline ? undefined : setInterval(() => void probe(), PROBE_MS)
  }
  const unsubscribe = onlineManager.subscribe(onChange)
  onChange(onlineManager.isOnline())
  if (!navigator.onLine) {
    // There was no event, because the browser was offline before the page was loaded.
    onlineManager.setOnline(false)
    void probe()
  }
  document.addEventListener('visibilitychange', onVisibility)
  return () => {
    unsubscribe()
    clearInterval(timer)
    document.removeEventListener('visibilitychange', onVisibility)
  }
}

/**
 * Treats the browser as online from now on. If a request then fails, its error is shown. A toast
 * also says if the server of the page does not respond.
 */
export async function tryAnyway() {
  onlineManager.setOnline(true)
  if (await isReachable()) return
  toast.warning('The connection still does not work\nRequests are sent anyway. They may fail.')
}
