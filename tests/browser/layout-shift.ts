import type { Page } from './fixtures'

declare global {
  interface Window {
    takeLayoutShift: () => number
  }
}

/** Adds up the layout shifts of each document. */
export async function watchLayout(page: Page) {
  await page.addInitScript(() => {
    let sum = 0
    const add = (entries: PerformanceEntryList) => {
      for (const entry of entries) {
        if (!('hadRecentInput' in entry) || entry.hadRecentInput) continue
        if ('value' in entry) sum += Number(entry.value)
      }
    }
    const observer = new PerformanceObserver((list) => add(list.getEntries()))
    observer.observe({ type: 'layout-shift', buffered: true })
    window.takeLayoutShift = () => {
      add(observer.takeRecords())
      const shift = sum
      sum = 0
      return shift
    }
  })
}

/** The shift since the last call, including that of the frame being rendered. */
export const takeLayoutShift = (page: Page) =>
  page.evaluate(async () => {
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    await nextFrame()
    await nextFrame()
    return window.takeLayoutShift()
  })

/** Forgets the shift so far, if it is watched: that of a file that a script has chosen, which no user input precedes. */
export const forgetLayoutShift = (page: Page) =>
  page.evaluate(() => {
    if ('takeLayoutShift' in window) window.takeLayoutShift()
  })
