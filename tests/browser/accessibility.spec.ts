import { AxeBuilder } from '@axe-core/playwright'
import { expect, test, type Page } from './fixtures'
import { screens } from './screens'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
const LARGEST_SHIFT = 0.02

declare global {
  interface Window {
    layoutShift: number
  }
}

/** What axe finds, a line each. */
async function violations(axe: AxeBuilder) {
  const { violations: found } = await axe.analyze()
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${String(target)} ${failureSummary}`),
  )
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
    expect(await violations(new AxeBuilder({ page }).withTags(TAGS).setLegacyMode())).toEqual([])
    // Of the document only the colours change.
    await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'dark'))
    const colors = new AxeBuilder({ page }).withRules(['color-contrast']).setLegacyMode()
    expect(await violations(colors)).toEqual([])
    expect(await page.evaluate(() => window.layoutShift)).toBeLessThan(LARGEST_SHIFT)
  })
}
