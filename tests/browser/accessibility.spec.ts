import { findLowContrast, findViolations } from './axe'
import { expect, test, type Page } from './fixtures'
import { screens, showTheme } from './screens'

const LARGEST_SHIFT = 0.02

declare global {
  interface Window {
    layoutShift: number
  }
}

/** Adds up how far what was painted has moved by itself: the cumulative layout shift. */
async function watchLayout(page: Page) {
  await page.addInitScript(() => {
    window.layoutShift = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (!('hadRecentInput' in entry) || entry.hadRecentInput) continue
        if ('value' in entry) window.layoutShift += Number(entry.value)
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

// Motion would be judged in the midst of it.
test.use({
  contextOptions: { reducedMotion: 'reduce' },
  expectedMessages: /status of (401|500)|offline|ERR_/i,
})

for (const { name, open } of screens.filter(({ maxWidth }) => maxWidth === undefined)) {
  test(`${name}: axe finds nothing in either theme, and nothing moves`, async ({ page }) => {
    await watchLayout(page)
    await open(page)
    expect(await findViolations(page)).toEqual([])
    // Of the document only the colours change.
    await showTheme(page, 'dark')
    expect(await findLowContrast(page)).toEqual([])
    expect(await page.evaluate(() => window.layoutShift)).toBeLessThan(LARGEST_SHIFT)
  })
}
