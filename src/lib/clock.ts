/*
 * The server's time. It is this computer's time until `api/server-clock.ts` finds that this
 * computer's clock is wrong. Use it for everything that is compared with a timestamp of the server.
 */

export const MINUTE_MS = 60_000

let offset = 0
let timer: ReturnType<typeof setTimeout> | undefined
const listeners = new Set<() => void>()

/** In ms since 1970. */
export const serverTime = () => Date.now() + offset
export const serverDate = () => new Date(serverTime())

/** Full minutes since 1970. */
export const serverMinute = () => Math.floor(serverTime() / MINUTE_MS)

/** The difference to this computer's time, in ms. */
export const clockOffset = () => offset

function notify() {
  clearTimeout(timer)
  // Midnight is the start of a minute.
  timer =
    listeners.size > 0 ? setTimeout(notify, MINUTE_MS - (serverTime() % MINUTE_MS)) : undefined
  for (const listener of listeners) listener()
}

export function setClockOffset(ms: number) {
  offset = ms
  notify()
}

// Timers stop while the computer sleeps, and are late in hidden tabs.
function notifyIfVisible() {
  if (document.visibilityState === 'visible') notify()
}

function follow() {
  document.addEventListener('visibilitychange', notifyIfVisible)
  window.addEventListener('focus', notifyIfVisible)
  window.addEventListener('pageshow', notifyIfVisible)
  notify()
}

function unfollow() {
  document.removeEventListener('visibilitychange', notifyIfVisible)
  window.removeEventListener('focus', notifyIfVisible)
  window.removeEventListener('pageshow', notifyIfVisible)
  clearTimeout(timer)
}

/** Calls the listener at each full minute, and when the tab is shown again. */
export function subscribeToMinutes(listener: () => void) {
  listeners.add(listener)
  if (listeners.size === 1) follow()
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) unfollow()
  }
}
