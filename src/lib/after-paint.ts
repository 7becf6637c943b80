/**
 * Calls `run` after the next frame, so that it does not delay what the user waits for. A hidden tab
 * has no frames until it is shown. Returns a function that cancels the call.
 */
export function afterPaint(run: () => void) {
  let timer: number | undefined
  // The callback runs before the frame is painted, its timer after that.
  const frame = requestAnimationFrame(() => {
    timer = window.setTimeout(run)
  })
  return () => {
    cancelAnimationFrame(frame)
    window.clearTimeout(timer)
  }
}
