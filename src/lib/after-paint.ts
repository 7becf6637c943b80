/**
 * Runs what does not change the page after the next frame, so that it does not delay what the user
 * waits for. Not in a hidden tab. Returns a function that cancels it.
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
