/**
 * Calls `run` after the next frame, so that it does not delay the response to the user. A hidden
 * tab has no frames until it is shown. Returns a function that cancels the call.
 */
export function afterPaint(run: () => void) {
  let timer: number | undefined
  // A frame callback runs before the paint. A timer that starts in it runs after the paint.
  const frame = requestAnimationFrame(() => {
    timer = window.setTimeout(run)
  })
  return () => {
    cancelAnimationFrame(frame)
    window.clearTimeout(timer)
  }
}
