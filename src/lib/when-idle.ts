// Longer than the pause between two presses.
const QUIET_MS = 1000

let pressedAt = 0

// The clock may be set back.
const isQuiet = () => Math.abs(Date.now() - pressedAt) >= QUIET_MS

function onPress() {
  pressedAt = Date.now()
}
for (const type of ['pointerdown', 'keydown', 'wheel']) {
  window.addEventListener(type, onPress, { capture: true, passive: true })
}

/** Safari does not have `requestIdleCallback`. */
function requestIdle(run: () => void) {
  if ('requestIdleCallback' in window) window.requestIdleCallback(run)
  else setTimeout(run)
}

/**
 * Calls `run` when the browser has nothing else to do and nobody has pressed anything for a second, at
 * the earliest after `delay` ms. Returns a function that cancels the call.
 */
export function whenIdle(run: () => void, delay = 0) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isCancelled = false
  function tryNow() {
    if (isCancelled) return
    if (isQuiet()) run()
    else timer = setTimeout(whenFree, QUIET_MS)
  }
  function whenFree() {
    requestIdle(tryNow)
  }
  timer = setTimeout(whenFree, delay)
  return () => {
    isCancelled = true
    clearTimeout(timer)
  }
}
